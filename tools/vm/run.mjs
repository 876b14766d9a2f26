// SPDX-FileCopyrightText: 2026 Eastwind contributors
// SPDX-License-Identifier: MIT
//
// Runs Python texts, one after another in one MicroPython VM of 4-byte words.
//   node run.mjs VM-FOLDER ROOT STAGE.py...
// ROOT is copied to the VM's own file system as "/". Between two stages the garbage is collected:
// this port does so only when Python has returned, so inside a stage gc.mem_alloc() only counts
// up, and at the start of a stage it is what is alive. The module `clock` has now() in
// microseconds, since the VM's own clock ticks in milliseconds.
// Exit status 1 after an uncaught exception.

import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [vm, root, ...stages] = process.argv.slice(2);
const { loadMicroPython } = await import(pathToFileURL(path.join(vm, "micropython.mjs")));
const write = (stream) => (data) => stream.write(typeof data === "string" ? data : Buffer.from(data));
const python = await loadMicroPython({
  heapsize: 256 * 1024, // where the heap begins; it grows
  linebuffer: false,
  stdout: write(process.stdout),
  stderr: write(process.stderr),
});

function copy(from, to) {
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const target = to + "/" + entry.name;
    if (entry.isDirectory()) {
      python.FS.mkdir(target);
      copy(path.join(from, entry.name), target);
    } else {
      python.FS.writeFile(target, fs.readFileSync(path.join(from, entry.name)));
    }
  }
}

copy(path.resolve(root), "");
python.registerJsModule("clock", { now: () => Math.round(performance.now() * 1000) });
python.runPython("import sys\nsys.path.append('/lib')");
try {
  for (const stage of stages) {
    python.runPython("import gc\ngc.collect()");
    python.runPython(fs.readFileSync(stage, "utf8"));
  }
} catch (error) {
  process.stderr.write(error.message + "\n");
  process.exitCode = 1;
}
