# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Who calls whom, as far as it can be seen by name: functions of the file, imported ones, methods
of self, and methods of what a class keeps in its attributes where it made it there itself.
"""

import ast


def calls(files):
    """{(module, function): set of what it calls}, from {module: text}."""
    trees = {module: ast.parse(text) for module, text in files.items()}
    methods = {}
    for module, tree in trees.items():
        for name, node in _functions(tree):
            methods[module, name] = node
    graph = {}
    for (module, name), node in methods.items():
        names = _imports(trees, module)
        seen = set()
        for call in ast.walk(node):
            if isinstance(call, ast.Call):
                seen.add(_callee(trees, methods, names, module, name.split(".")[0], call.func))
        graph[module, name] = seen & set(methods)
    return graph


def circles(graph):
    """The functions that can come to call themselves."""
    return sorted(start for start in graph if start in _reach(graph, start))


def depth(graph):
    """The longest chain of calls, as a list of functions; for a graph without circles."""
    longest = {}

    def chain(start):
        if start not in longest:
            longest[start] = [start] + max(map(chain, graph[start]), key=len, default=[])
        return longest[start]

    return max(map(chain, graph), key=len)


def _reach(graph, start):
    seen = set()
    waiting = list(graph[start])
    while waiting:
        function = waiting.pop()
        if function not in seen:
            seen.add(function)
            waiting.extend(graph[function])
    return seen


def _functions(tree):
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    yield node.name + "." + part.name, part


def _imports(trees, module):
    """What the names of a module stand for: (module, "") or (module, name in it)."""
    names = {}
    for node in ast.walk(trees[module]):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                inner = node.module + "." + alias.name
                found = (inner, "") if inner in trees else (node.module, alias.name)
                names[alias.asname or alias.name] = found
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.setdefault(node.name, (module, node.name))
    return names


def _callee(trees, methods, names, module, owner, func):
    if isinstance(func, ast.Name):
        home, name = names.get(func.id, (module, func.id))
        return (home, name) if (home, name) in methods else (home, name + ".__init__")
    if not isinstance(func, ast.Attribute):
        return None
    box = func.value
    if isinstance(box, ast.Name) and box.id == "self":
        return module, owner + "." + func.attr
    if isinstance(box, ast.Name) and box.id in names:
        home, name = names[box.id]
        found = home, (name + "." if name else "") + func.attr
        return found if found in methods else (home, func.attr + ".__init__")
    if isinstance(box, ast.Attribute) and isinstance(box.value, ast.Name):
        home, name = _made(trees[module], names, owner, box.attr)
        return home, name + "." + func.attr
    return None


def _made(tree, names, owner, attribute):
    """The class of an attribute that its owner makes."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name == owner:
            for part in ast.walk(node):
                if isinstance(part, ast.Assign) and isinstance(part.value, ast.Call):
                    target, func = part.targets[0], part.value.func
                    if getattr(target, "attr", "") == attribute:
                        if isinstance(func, ast.Name):
                            return names.get(func.id, ("", ""))
                        home, _ = names.get(getattr(func.value, "id", ""), ("", ""))
                        return home, func.attr
    return "", ""
