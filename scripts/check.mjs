#!/usr/bin/env node
// What must hold before anything lands: types, lint, format, messages, unit and backend tests.
import { checkNode, install, run } from './steps.mjs';

checkNode();
await install();
await run('npx', ['next', 'typegen']);
await run('npx', ['tsc', '--noEmit']);
await run('npx', ['eslint', '.']);
await run('npx', ['prettier', '--check', '.', '--log-level', 'warn']);
await run(process.execPath, ['scripts/messages.mjs', 'check']);
await run(process.execPath, ['scripts/bundle.mjs']);
await run('npx', ['jest']);
