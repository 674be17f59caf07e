#!/usr/bin/env node
// npm run import -- FILE|FOLDER|URL …: see backend/import/cli.ts.
import { build, checkNode, install, loadEnv, startProgram } from './steps.mjs';

checkNode();
loadEnv();
await install();
await build();
startProgram('import', process.argv.slice(2)).once('exit', (code) => process.exit(code ?? 1));
