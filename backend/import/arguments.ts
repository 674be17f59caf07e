import { parseArgs } from 'node:util';

export const USAGE = `npm run import -- [options] FILE|FOLDER|URL …

Reads JSONL, WordPress WXR, Ghost JSON, RSS, Atom, RDF, JSON Feed and Markdown. Items that were imported before and did
not change are left alone. Works while the portal runs, and while it does not.

  --dry-run               says what would be added, updated and withdrawn, and stores nothing
  --report json           the report as one JSON object on the standard output; progress goes to the error output
  --no-pictures           copies no pictures
  --allow-private-hosts   lets pictures come from your own network

Ends with 1 when anything was broken or missing, with 0 otherwise.`;

export interface Arguments {
  sources: string[];
  isDryRun: boolean;
  isJson: boolean;
  isHelp: boolean;
  pictures: { isOffline: boolean; allowPrivate: boolean };
}

/** @throws TypeError naming the argument that is not understood */
export function readArguments(given: string[]): Arguments {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      report: { type: 'string', default: 'text' },
      'no-pictures': { type: 'boolean', default: false },
      'allow-private-hosts': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (!['text', 'json'].includes(values.report)) throw new TypeError('--report takes text or json');
  return {
    sources: positionals,
    isDryRun: values['dry-run'],
    isJson: values.report === 'json',
    isHelp: values.help,
    pictures: { isOffline: values['no-pictures'], allowPrivate: values['allow-private-hosts'] },
  };
}
