#!/usr/bin/env node
// npm run import -- FILE|FOLDER|URL …: see backend/import/cli.ts.
import { goOnInSupportedNode } from './runtime.mjs';
import { becomeProgram, build, install, loadEnv } from './steps.mjs';

await goOnInSupportedNode();
loadEnv();
await install();
await build();
becomeProgram('import', process.argv.slice(2));
