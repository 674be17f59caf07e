#!/usr/bin/env node
// npm run export -- FOLDER: see backend/export/cli.ts.
import { existsSync } from 'node:fs';
import { becomeProgram, build, checkNode, install, loadEnv } from './steps.mjs';

checkNode();
loadEnv();
// The portal may be running, so its build is not replaced when there is one.
if (!existsSync('.build/export.mjs')) {
  await install();
  await build();
}
becomeProgram('export', process.argv.slice(2));
