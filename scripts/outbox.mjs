#!/usr/bin/env node
// npm run outbox: letters and text messages that wait; see backend/outbox/cli.ts.
import { existsSync } from 'node:fs';
import { build, checkNode, install, loadEnv, startProgram } from './steps.mjs';

checkNode();
loadEnv();
// The portal may be running, so its build is not replaced when there is one.
if (!existsSync('.build/outbox.mjs')) {
  await install();
  await build();
}
startProgram('outbox', process.argv.slice(2)).once('exit', (code) => process.exit(code ?? 1));
