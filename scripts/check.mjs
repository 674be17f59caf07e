#!/usr/bin/env node
// What must hold before anything lands: types, lint, format, messages, unit and backend tests.
import { checkNode, install, run } from './steps.mjs';

checkNode();
install();
run('npx', ['next', 'typegen']);
run('npx', ['tsc', '--noEmit']);
run('npx', ['eslint', '.']);
run('npx', ['prettier', '--check', '.', '--log-level', 'warn']);
run(process.execPath, ['scripts/messages.mjs', 'check']);
run(process.execPath, ['scripts/bundle.mjs']);
run('npx', ['jest']);
