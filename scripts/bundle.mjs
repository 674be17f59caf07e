import { build } from 'esbuild';

/** Bundles both programs, and the files they load at run time, into `.build`. Packages are not bundled. */
const common = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
};

await Promise.all([
  build({
    ...common,
    format: 'esm',
    outdir: '.build',
    outExtension: { '.js': '.mjs' },
    entryPoints: {
      backend: 'backend/main/server.ts',
      'embedded-worker': 'backend/db/embedded/worker.ts',
      portal: 'server/portal.ts',
      import: 'backend/import/cli.ts',
      'share-picture-worker': 'lib/publishing/share-picture/worker.ts',
      outbox: 'backend/outbox/cli.ts',
      backup: 'backend/backup/cli.ts',
      export: 'backend/export/cli.ts',
      settings: 'scripts/read-settings.ts',
    },
  }),
  build({
    ...common,
    format: 'cjs',
    outdir: '.build',
    outExtension: { '.js': '.cjs' },
    entryPoints: { 'cache-handler': 'lib/platform/cache/handler.ts' },
  }),
]);
