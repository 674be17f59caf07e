#!/usr/bin/env node
// The backend alone, for a service manager; `start.mjs` runs both programs.
import { ensureSupportedNode } from './runtime.mjs';

await ensureSupportedNode();
await import('../.build/backend.mjs');
