#!/usr/bin/env node
// npm run export -- FOLDER: see backend/export/cli.ts.
import { existsSync } from 'node:fs';
import { ensureSupportedNode } from './runtime.mjs';
import { becomeProgram, build, install, loadEnv } from './steps.mjs';

await ensureSupportedNode();
loadEnv();
// The portal may be running, so an existing build is not replaced.
if (!existsSync('.build/export.mjs')) {
  await install();
  await build();
}
becomeProgram('export', process.argv.slice(2));
