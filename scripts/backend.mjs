#!/usr/bin/env node
// The backend alone, for a service manager; `start.mjs` runs both programs.
import { goOnInSupportedNode } from './runtime.mjs';

await goOnInSupportedNode();
await import('../.build/backend.mjs');
