// Builds both programs. A start afterwards finds packages and build in place, also where it may write to neither.
import { buildAnew, checkNode, noteInstalled } from './steps.mjs';

checkNode();
await buildAnew();
noteInstalled();
