import type { DraftVersion } from '@/backend/contract/writing/draft';
import type { Locale } from '@/lib/platform/language/locales';
import type { FlashForm } from '../flash-form';

/** The state of a flash since it was submitted from the form. */
type RowState =
  | { name: 'waiting' }
  | { name: 'sending' }
  /**
   * There was no answer, or the server asks for a later attempt; with `retryAt` null it waits until somebody sends it
   * again.
   */
  | { name: 'failed'; attempts: number; retryAt: number | null }
  | { name: 'refused'; message: string }
  /** It was removed from the form unsent, because another text replaced it. */
  | { name: 'aside' }
  | ({ name: 'sent'; seconds: number } & DraftVersion);

export interface FlashRow {
  /** Sent with the flash: requests with the same key publish only one flash. */
  key: string;
  form: FlashForm;
  /** The language of the page it was written on. */
  locale: Locale;
  /** When it was submitted, in milliseconds since 1970. */
  at: number;
  state: RowState;
}

/** A flash older than this, as after a night without a network, is sent only when somebody presses the button. */
export const UNATTENDED_MS = 10 * 60_000;
const MAX_WAIT_SECONDS = 30;

/**
 * The flash to send next; null when there is none, when one is being sent, or when an earlier one must go first. A
 * flash that was refused or put aside blocks no other.
 * @param rows in the order in which they were submitted
 * @param now milliseconds since 1970
 */
export function nextToSend(rows: readonly FlashRow[], now: number): FlashRow | null {
  for (const row of rows) {
    const { state } = row;
    if (state.name === 'sending') return null;
    if (state.name === 'waiting') return row;
    if (state.name === 'failed') return state.retryAt !== null && state.retryAt <= now ? row : null;
  }
  return null;
}

/** The time of the next automatic attempt, in milliseconds since 1970; null when there will be none. */
export function nextTry(rows: readonly FlashRow[]): number | null {
  const first = rows.find(({ state }) => state.name === 'failed');
  return first?.state.name === 'failed' ? first.state.retryAt : null;
}

/**
 * The state of a flash after a temporary failure.
 * @param waitSeconds what the server requested; null for a wait that grows with each attempt
 * @param isAlone false when a person has to act first, as after the session has ended
 */
export function failedState(
  row: FlashRow,
  { waitSeconds, isAlone }: { waitSeconds: number | null; isAlone: boolean },
  now: number,
): RowState {
  const attempts = (row.state.name === 'failed' ? row.state.attempts : 0) + 1;
  const seconds = waitSeconds ?? Math.min(2 ** attempts, MAX_WAIT_SECONDS);
  const isTried = isAlone && now - row.at < UNATTENDED_MS;
  return { name: 'failed', attempts, retryAt: isTried ? now + seconds * 1000 : null };
}

/**
 * The rows with which a newly loaded page continues: a flash whose sending was interrupted is sent again, with the same
 * key.
 */
export function resumeRows(rows: readonly FlashRow[], now: number): FlashRow[] {
  return rows
    .filter(({ state }) => state.name !== 'sent')
    .map((row) => {
      const { state } = row;
      const isOnItsWay = state.name === 'sending' || state.name === 'waiting' || state.name === 'failed';
      if (!isOnItsWay) return row;
      const attempts = state.name === 'failed' ? state.attempts : 0;
      if (now - row.at >= UNATTENDED_MS)
        return { ...row, state: { name: 'failed', attempts, retryAt: null } as const };
      return { ...row, state: { name: 'waiting' } as const };
    });
}

/** The rows after somebody asks to send one of them again: failed ones before it go first. */
export function retryRow(rows: readonly FlashRow[], key: string, now: number): FlashRow[] {
  const at = rows.findIndex((row) => row.key === key);
  return rows.map((row, index) => {
    const { state } = row;
    if (index === at && state.name === 'refused') return { ...row, state: { name: 'waiting' } };
    return index <= at && state.name === 'failed' ? { ...row, state: { ...state, retryAt: now } } : row;
  });
}

/** Whether the flash would be lost if the tab were closed. */
export const isUnsent = ({ state }: FlashRow): boolean => state.name !== 'sent';

/** Whether the flash will get its number of the day before the one in the form. */
export const isBeforeField = ({ form, state }: FlashRow): boolean =>
  form.releaseAt === '' && (state.name === 'waiting' || state.name === 'sending' || state.name === 'failed');
