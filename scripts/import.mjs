#!/usr/bin/env node
// npm run import -- FILE|FOLDER|URL …: see backend/import/cli.ts.
import { ensureSupportedNode } from './runtime.mjs';
import { becomeProgram, build, install, loadEnv } from './steps.mjs';

await ensureSupportedNode();
loadEnv();
await install();
await build();
becomeProgram('import', process.argv.slice(2));
