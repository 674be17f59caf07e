#!/usr/bin/env node
// npm run admin -- EMAIL: makes an administrator; see backend/main/admin-cli.ts.
import { existsSync } from 'node:fs';
import { ensureSupportedNode } from './runtime.mjs';
import { becomeProgram, build, install, loadEnv } from './steps.mjs';

await ensureSupportedNode();
loadEnv();
// The portal may be running, so an existing build is not replaced.
if (!existsSync('.build/admin.mjs')) {
  await install();
  await build();
}
becomeProgram('admin', process.argv.slice(2));
