#!/usr/bin/env node
// npm run import -- FILE|FOLDER|URL …: see backend/import/cli.ts.
import { becomeProgram, build, checkNode, install, loadEnv } from './steps.mjs';

checkNode();
loadEnv();
await install();
await build();
becomeProgram('import', process.argv.slice(2));
