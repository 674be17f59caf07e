import type { PieceVersion } from '@/backend/contract/writing/piece';
import type { Locale } from '@/lib/platform/language/locales';
import type { FlashForm } from '../flash-form';

/** What has become of a flash since it left the field. */
type RowState =
  | { name: 'waiting' }
  | { name: 'sending' }
  /** There was no answer, or the server asks to come later; null time: it waits until somebody sends it again. */
  | { name: 'failed'; attempts: number; retryAt: number | null }
  | { name: 'refused'; message: string }
  /** It left the field unsent, because something else was put there. */
  | { name: 'aside' }
  | ({ name: 'sent'; seconds: number } & PieceVersion);

export interface FlashRow {
  /** Sent with it: the same key makes one flash, however often it is sent. */
  key: string;
  form: FlashForm;
  /** The language of the page it was written on. */
  locale: Locale;
  /** When it left the field, in milliseconds since 1970. */
  at: number;
  state: RowState;
}

/** News older than this is not sent without somebody who asks for it, as after a night without a network. */
export const UNATTENDED_MS = 10 * 60_000;
const MAX_WAIT_SECONDS = 30;

/**
 * The flash to send now; null when there is none, one is on its way, or an earlier one must go first. One that was refused
 * or put aside holds up nobody.
 * @param rows in the order they left the field
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

/** The time of the next try, in milliseconds since 1970; null when nothing is tried by itself. */
export function nextTry(rows: readonly FlashRow[]): number | null {
  const first = rows.find(({ state }) => state.name === 'failed');
  return first?.state.name === 'failed' ? first.state.retryAt : null;
}

/**
 * The state of a flash whose try failed for now.
 * @param waitSeconds what the server asked for; null: longer with each try
 * @param isAlone false when only somebody can mend it, as after the session has ended
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

/** The rows as a page that was just loaded goes on with them: what was on its way is sent again, with the same key. */
export function resumed(rows: readonly FlashRow[], now: number): FlashRow[] {
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

/** The rows when somebody asks for one of them to be sent again: those before it that failed go first. */
export function askedAgain(rows: readonly FlashRow[], key: string, now: number): FlashRow[] {
  const at = rows.findIndex((row) => row.key === key);
  return rows.map((row, index) => {
    const { state } = row;
    if (index === at && state.name === 'refused') return { ...row, state: { name: 'waiting' } };
    return index <= at && state.name === 'failed' ? { ...row, state: { ...state, retryAt: now } } : row;
  });
}

/** Whether a flash would be lost with the tab. */
export const isUnsent = ({ state }: FlashRow): boolean => state.name !== 'sent';

/** Whether a flash will get a number of the day before the one in the field does. */
export const isBeforeField = ({ form, state }: FlashRow): boolean =>
  form.releaseAt === '' && (state.name === 'waiting' || state.name === 'sending' || state.name === 'failed');
