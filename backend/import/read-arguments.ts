import { SettingError } from '@/backend/contract/process/setting-error';

const FLAGS = ['--dry-run', '--no-pictures', '--allow-private-hosts', '--accept-losses', '--help'];
const REPORT = '--report';
const SERIES = '--series';

export interface Arguments {
  flags: string[];
  /** Files, folders and addresses. */
  sources: string[];
  isJson: boolean;
  /** The key of the data series whose points the files contain; null for an import of items. */
  series: string | null;
}

/**
 * Parses the arguments of the command.
 * @throws SettingError for an unknown option, a report that is neither json nor text, or a missing key of a series
 */
export function readArguments(args: readonly string[]): Arguments {
  const read: Arguments = { flags: [], sources: [], isJson: false, series: null };
  const rest = args.flatMap((argument) =>
    /^--(report|series)=/.test(argument) ? argument.split('=', 2) : [argument],
  );
  for (let at = 0; at < rest.length; at += 1) {
    const argument = rest[at] ?? '';
    if (argument === REPORT) {
      at += 1;
      if (rest[at] !== 'json' && rest[at] !== 'text') throw new SettingError(`${REPORT} takes json or text.`);
      read.isJson = rest[at] === 'json';
    } else if (argument === SERIES) {
      at += 1;
      read.series = rest[at] ?? '';
      if (!read.series || read.series.startsWith('--'))
        throw new SettingError(`${SERIES} takes the key of a data series.`);
    } else if (FLAGS.includes(argument)) read.flags.push(argument);
    else if (argument.startsWith('--')) throw new SettingError(`${argument}: there is no such option.`);
    else read.sources.push(argument);
  }
  return read;
}
