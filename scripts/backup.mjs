#!/usr/bin/env node
// npm run backup -- FILE and npm run restore -- FILE: see backend/backup/cli.ts.
import { existsSync } from 'node:fs';
import { build, checkNode, install, loadEnv, startProgram } from './steps.mjs';

checkNode();
loadEnv();
// The portal may be running, so its build is not replaced when there is one.
if (!existsSync('.build/backup.mjs')) {
  await install();
  await build();
}
startProgram('backup', process.argv.slice(2)).once('exit', (code) => process.exit(code ?? 1));
