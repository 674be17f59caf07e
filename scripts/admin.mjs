#!/usr/bin/env node
// npm run admin -- EMAIL: makes an administrator; see backend/main/admin-cli.ts.
import { existsSync } from 'node:fs';
import { becomeProgram, build, checkNode, install, loadEnv } from './steps.mjs';

checkNode();
loadEnv();
// The portal may be running, so its build is not replaced when there is one.
if (!existsSync('.build/admin.mjs')) {
  await install();
  await build();
}
becomeProgram('admin', process.argv.slice(2));
