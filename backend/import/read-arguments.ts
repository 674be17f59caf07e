import { SettingError } from '@/backend/contract/process/setting-error';

const FLAGS = ['--dry-run', '--no-pictures', '--allow-private-hosts', '--help'];
const REPORT = '--report';

export interface Arguments {
  flags: string[];
  /** Files, folders and addresses. */
  sources: string[];
  isJson: boolean;
}

/**
 * Reads what the command was asked for.
 * @throws SettingError for an unknown option, or a report that is neither json nor text
 */
export function readArguments(given: readonly string[]): Arguments {
  const read: Arguments = { flags: [], sources: [], isJson: false };
  const rest = given.flatMap((one) => (one.startsWith(`${REPORT}=`) ? one.split('=', 2) : [one]));
  for (let at = 0; at < rest.length; at += 1) {
    const one = rest[at] ?? '';
    if (one === REPORT) {
      at += 1;
      if (rest[at] !== 'json' && rest[at] !== 'text') throw new SettingError(`${REPORT} takes json or text.`);
      read.isJson = rest[at] === 'json';
    } else if (FLAGS.includes(one)) read.flags.push(one);
    else if (one.startsWith('--')) throw new SettingError(`${one}: there is no such option.`);
    else read.sources.push(one);
  }
  return read;
}
