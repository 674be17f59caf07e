#!/usr/bin/env node
// npm run admin -- EMAIL: makes an administrator; see backend/main/admin-cli.ts.
import { existsSync } from 'node:fs';
import { build, checkNode, install, loadEnv, startProgram } from './steps.mjs';

checkNode();
loadEnv();
// The portal may be running, so its build is not replaced when there is one.
if (!existsSync('.build/admin.mjs')) {
  await install();
  await build();
}
startProgram('admin', process.argv.slice(2)).once('exit', (code) => process.exit(code ?? 1));
