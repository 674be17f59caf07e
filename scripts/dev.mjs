#!/usr/bin/env node
// Development: the backend restarts when its sources change, the portal runs as `next dev`, and restarts when a script
// that pages contain or a service worker changes.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { NEXT_PROGRAM } from '../lib/platform/next/build-folder.mjs';
import { ensureSupportedNode } from './runtime.mjs';
import { install, loadEnv, run, startProgram, untilReady } from './steps.mjs';

await ensureSupportedNode();
loadEnv();
await install();
const port = process.env.PORT ?? '3000';
const backendPort = process.env.BACKEND_PORT ?? '4000';
const bundle = () => run(process.execPath, ['scripts/bundle.mjs']);
await bundle();

let backend = startProgram('backend');
await untilReady(`http://127.0.0.1:${backendPort}/readyz`, () => backend.exitCode === null);
const startPortal = () => spawn(process.execPath, [NEXT_PROGRAM, 'dev', '-p', port], { stdio: 'inherit' });
let portal = startPortal();

/** Bundles again and restarts a program when files of a folder have changed. */
function restartOnChange(folder, isSource, restart) {
  let timer;
  watch(folder, { recursive: true }, (_, file) => {
    if (!isSource(file)) return;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      await bundle();
      restart();
    }, 200);
  });
}

restartOnChange(
  'backend',
  () => true,
  () => {
    backend.once('exit', () => (backend = startProgram('backend')));
    backend.kill('SIGTERM');
  },
);
restartOnChange(
  'lib',
  (file) => /\.(?:inline|worker)\.ts$/.test(file ?? ''),
  () => {
    portal.once('exit', () => (portal = startPortal()));
    portal.kill('SIGTERM');
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    portal.kill('SIGTERM');
    backend.once('exit', () => process.exit(0));
    backend.kill('SIGTERM');
  });
}
