import { SettingError } from '@/backend/contract/process/setting-error';
import { webAddress } from '@/backend/import/text/web-address';
import { DEFAULT_RULES, type ImportRules } from './rules';

const FLAGS = ['--dry-run', '--no-pictures', '--allow-private-hosts', '--accept-losses', '--help'];

export interface Arguments {
  flags: string[];
  /** Files, folders and addresses. */
  sources: string[];
  isJson: boolean;
  /** The key of the data series whose points the files contain; null for an import of items. */
  series: string | null;
  rules: ImportRules;
  /** The file that says what becomes of categories, tags and authors; null for none. */
  map: string | null;
  /** The file such a table is written to; null for none. */
  writeMap: string | null;
}

/** What each option with a value changes. */
const OPTIONS: Record<string, (read: Arguments, value: string) => void> = {
  '--report': (read, value) => {
    read.isJson = choice('--report', value, ['json', 'text']) === 'json';
  },
  '--series': (read, value) => {
    read.series = needed('--series', value, 'the key of a data series');
  },
  '--site': (read, value) => {
    const site = webAddress(value, null);
    if (site === null)
      throw new SettingError('--site takes the address of the old site, as https://old.example.');
    read.rules.site = site;
  },
  '--gated': (read, value) => {
    read.rules.gated = choice('--gated', value, ['omit', 'draft']);
  },
  '--drafts': (read, value) => {
    read.rules.drafts = choice('--drafts', value, ['keep', 'skip']);
  },
  '--map': (read, value) => {
    read.map = needed('--map', value, 'a CSV file');
  },
  '--write-map': (read, value) => {
    read.writeMap = needed('--write-map', value, 'the name of a CSV file');
  },
};

/**
 * Parses the arguments of the command.
 * @throws SettingError for an unknown option, or a value an option does not take
 */
export function readArguments(args: readonly string[]): Arguments {
  const read: Arguments = {
    flags: [],
    sources: [],
    isJson: false,
    series: null,
    rules: { ...DEFAULT_RULES },
    map: null,
    writeMap: null,
  };
  for (let at = 0; at < args.length; at += 1) {
    const argument = args[at] ?? '';
    const [, name = argument, value] = /^(--[a-z-]+)=([\s\S]*)$/.exec(argument) ?? [];
    const option = Object.hasOwn(OPTIONS, name) ? OPTIONS[name] : undefined;
    if (option) {
      if (value === undefined) at += 1;
      option(read, value ?? args[at] ?? '');
    } else if (FLAGS.includes(argument)) read.flags.push(argument);
    else if (argument.startsWith('--')) throw new SettingError(`${argument}: there is no such option.`);
    else read.sources.push(argument);
  }
  return read;
}

function choice<Value extends string>(option: string, value: string, values: readonly Value[]): Value {
  const chosen = values.find((each) => each === value);
  if (chosen === undefined) throw new SettingError(`${option} takes ${values.join(' or ')}.`);
  return chosen;
}

function needed(option: string, value: string, what: string): string {
  if (!value || value.startsWith('--')) throw new SettingError(`${option} takes ${what}.`);
  return value;
}
