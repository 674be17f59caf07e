#!/usr/bin/env node
// npm run redirects: addresses of old sites; see backend/modules/redirects/cli.ts.
import { existsSync } from 'node:fs';
import { ensureSupportedNode } from './runtime.mjs';
import { becomeProgram, build, install, loadEnv } from './steps.mjs';

await ensureSupportedNode();
loadEnv();
// The portal may be running, so an existing build is not replaced.
if (!existsSync('.build/redirects.mjs')) {
  await install();
  await build();
}
becomeProgram('redirects', process.argv.slice(2));
