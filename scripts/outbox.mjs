#!/usr/bin/env node
// npm run outbox: letters and text messages that wait; see backend/outbox/cli.ts.
import { build, checkNode, install, loadEnv, startProgram } from './steps.mjs';

checkNode();
loadEnv();
install();
build();
startProgram('outbox').once('exit', (code) => process.exit(code ?? 1));
