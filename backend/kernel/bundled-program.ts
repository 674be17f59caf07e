import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where `scripts/bundle.mjs` writes a program that runs beside the backend, in its own thread or process. */
export const bundledProgram = (name: 'embedded-worker' | 'picture-process' | 'text-thread'): URL =>
  pathToFileURL(join(process.cwd(), '.build', `${name}.mjs`));
