#!/usr/bin/env node
// npm run outbox: letters and text messages that wait; see backend/outbox/cli.ts.
import { existsSync } from 'node:fs';
import { ensureSupportedNode } from './runtime.mjs';
import { becomeProgram, build, install, loadEnv } from './steps.mjs';

await ensureSupportedNode();
loadEnv();
// The portal may be running, so an existing build is not replaced.
if (!existsSync('.build/outbox.mjs')) {
  await install();
  await build();
}
becomeProgram('outbox', process.argv.slice(2));
