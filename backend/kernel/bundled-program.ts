import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where `scripts/bundle.mjs` writes a program that runs beside the backend, in a thread or process of its own. */
export const bundledProgram = (name: 'embedded-worker' | 'picture-process' | 'text-thread'): URL =>
  pathToFileURL(join(process.cwd(), '.build', `${name}.mjs`));
