import { build } from 'esbuild';
import { buildBrowserScripts } from './browser-scripts.mjs';
import { backendPrograms, common, modules, portalProgram, removeOldParts } from './bundle-options.mjs';

/** Bundles both programs, the files they load at run time, and the scripts of browsers, into `.build`. */
const [programs] = await Promise.all([
  build({
    ...backendPrograms(),
    entryPoints: {
      backend: 'backend/main/server.ts',
      import: 'backend/import/cli.ts',
      admin: 'backend/main/admin-cli.ts',
      outbox: 'backend/outbox/cli.ts',
      redirects: 'backend/modules/redirects/cli.ts',
      'text-thread': 'backend/main/text-thread.ts',
      backup: 'backend/backup/cli.ts',
      export: 'backend/export/cli.ts',
    },
  }),
  buildBrowserScripts(),
  build({
    ...modules,
    packages: 'external',
    entryPoints: {
      'embedded-worker': 'backend/db/embedded/worker.ts',
      'picture-process': 'backend/modules/uploads/commands/picture-process.ts',
      'share-picture-worker': 'lib/publishing/share-picture/worker.ts',
      settings: 'scripts/read-settings.ts',
    },
  }),
  build({ ...portalProgram, entryPoints: { portal: 'server/portal.ts' } }),
  build({
    ...common,
    packages: 'external',
    format: 'cjs',
    outdir: '.build',
    outExtension: { '.js': '.cjs' },
    entryPoints: { 'cache-handler': 'lib/platform/cache/handler.ts' },
  }),
]);
removeOldParts('.build', programs.metafile.outputs);
