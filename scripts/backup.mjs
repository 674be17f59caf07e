#!/usr/bin/env node
// npm run backup -- FILE and npm run restore -- FILE: see backend/backup/cli.ts.
import { existsSync } from 'node:fs';
import { ensureSupportedNode } from './runtime.mjs';
import { becomeProgram, build, install, loadEnv } from './steps.mjs';

await ensureSupportedNode();
loadEnv();
// The portal may be running, so an existing build is not replaced.
if (!existsSync('.build/backup.mjs')) {
  await install();
  await build();
}
becomeProgram('backup', process.argv.slice(2));
