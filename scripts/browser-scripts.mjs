import { build } from 'esbuild';

/** Where `lib/platform/browser-scripts/built-script.ts` finds the outcome. */
const FOLDER = '.build/browser';

/** The programs that run in a browser beside the framework's scripts: in the page itself, and as service workers. */
const SCRIPTS = {
  'document-start': 'lib/shell/document-start.inline.ts',
  'start-scripts': 'lib/platform/navigation/start-scripts.inline.ts',
  embed: 'lib/embeds/embed.inline.ts',
  'embed-frame': 'lib/embeds/embed-frame.inline.ts',
  'reader-worker': 'lib/platform/offline/reader.worker.ts',
  'gate-worker': 'lib/tickets/gate/gate.worker.ts',
  'ticket-worker': 'lib/tickets/ticket.worker.ts',
  'alert-worker': 'lib/alerts/alert.worker.ts',
};

/** Bundles each of these programs into one file, which declares nothing outside itself. */
export async function buildBrowserScripts() {
  await build({
    entryPoints: SCRIPTS,
    outdir: FOLDER,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    // Older than the framework's scripts need: the settings of a reader hold even where those do not run.
    target: 'es2017',
    legalComments: 'none',
    logLevel: 'warning',
  });
}
