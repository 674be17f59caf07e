// Builds both programs. `npm start` then finds packages and build in place, and works even where it may write to
// neither.
import { ensureSupportedNode } from './runtime.mjs';
import { rebuild, noteInstalled } from './steps.mjs';

await ensureSupportedNode();
await rebuild();
noteInstalled();
