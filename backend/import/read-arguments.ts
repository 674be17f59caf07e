import { SettingError } from '@/backend/contract/process/setting-error';

const FLAGS = ['--dry-run', '--no-pictures', '--allow-private-hosts', '--help'];
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
export function readArguments(given: readonly string[]): Arguments {
  const read: Arguments = { flags: [], sources: [], isJson: false, series: null };
  const rest = given.flatMap((one) => (/^--(report|series)=/.test(one) ? one.split('=', 2) : [one]));
  for (let at = 0; at < rest.length; at += 1) {
    const one = rest[at] ?? '';
    if (one === REPORT) {
      at += 1;
      if (rest[at] !== 'json' && rest[at] !== 'text') throw new SettingError(`${REPORT} takes json or text.`);
      read.isJson = rest[at] === 'json';
    } else if (one === SERIES) {
      at += 1;
      read.series = rest[at] ?? '';
      if (!read.series || read.series.startsWith('--'))
        throw new SettingError(`${SERIES} takes the key of a data series.`);
    } else if (FLAGS.includes(one)) read.flags.push(one);
    else if (one.startsWith('--')) throw new SettingError(`${one}: there is no such option.`);
    else read.sources.push(one);
  }
  return read;
}
