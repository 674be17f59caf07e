import { build } from 'esbuild';
import { backendPrograms, removeOldParts } from '../../scripts/bundle-options.mjs';

const FOLDER = 'test-results/backend-host';
/** The bundled program that runs the backends of tests. */
export const HOST_PROGRAM = `${FOLDER}/backend-host.program.mjs`;

/** Bundles the program that runs the backends of tests, from the sources as they are now. */
export async function bundleHost() {
  const { metafile } = await build({
    ...backendPrograms(),
    outdir: FOLDER,
    entryPoints: ['tests/support/backend-host.program.ts'],
  });
  removeOldParts(FOLDER, metafile.outputs);
}
