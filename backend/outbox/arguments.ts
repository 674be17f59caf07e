import { parseArgs } from 'node:util';
import type { CallInput } from '@/backend/contract/calls';
import { StartupError } from '@/backend/kernel/errors';

const USAGE = 'npm run outbox -- [--search TEXT] [--state waiting|failed]';

/** What `npm run outbox` is to show. @throws StartupError with the usage */
export function readArguments(words: string[]): CallInput<'outboxWaiting'> {
  try {
    const options = { search: { type: 'string' }, state: { type: 'string' } } as const;
    const { search, state } = parseArgs({ args: words, options }).values;
    if (state === undefined || state === 'waiting' || state === 'failed') return { search, state };
  } catch {
    // An option it does not know.
  }
  throw new StartupError(USAGE);
}
