import { build } from 'esbuild';
import { backendProgram } from '../../scripts/bundle-options.mjs';

/** The bundled program that runs the backends of tests. */
export const HOST_PROGRAM = 'test-results/backend-host.mjs';

/** Bundles the program that runs the backends of tests, from the sources as they are now. */
export async function bundleHost() {
  await build({
    ...backendProgram(),
    outdir: undefined,
    outfile: HOST_PROGRAM,
    entryPoints: ['tests/support/backend-host.program.ts'],
  });
}
