// Builds both programs. `npm start` then finds packages and build in place, and works even where it may write to
// neither.
import { rebuild, checkNode, noteInstalled } from './steps.mjs';

checkNode();
await rebuild();
noteInstalled();
