import type { DraftVersion } from '@/backend/contract/writing/draft';
import { reportSessionEnded } from '@/lib/accounts/session-ended';
import { readDraft, subscribeToDrafts, writeDraft } from '@/lib/accounts/use-form-draft';
import { isUnanswered, type Reply } from '@/lib/platform/calls/browser';
import { postCall } from '@/lib/platform/calls/post-call';
import type { Locale } from '@/lib/platform/language/locales';
import { type FlashForm, toFlashInput } from '../flash-form';
import { retryRow, failedState, type FlashRow, isUnsent, nextToSend, nextTry, resumeRows } from './rows';

/** A flash that has just been published. */
export interface SentFlash extends DraftVersion {
  key: string;
  form: FlashForm;
  /** From submitting the form to the answer. */
  seconds: number;
}

const KEY = 'desk:flash:queue';
const NO_ROWS: readonly FlashRow[] = [];
const UNAVAILABLE = 503;
/** After this long without an answer, a request is repeated with the same key. */
const ANSWER_MS = 20_000;

/*
 * The queue belongs to the document, not to one of its pages: sending continues while another page of the desk is open.
 * It is stored with the drafts of the tab, so it survives a reload and is deleted when the member's session ends.
 */
const onSent = new Set<(sent: SentFlash) => void>();
let isSending = false;
let isResumed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The flashes submitted from the form, in that order. */
export function readQueue(): readonly FlashRow[] {
  const rows = readDraft(KEY);
  return Array.isArray(rows) ? (rows as FlashRow[]) : NO_ROWS;
}

function write(rows: readonly FlashRow[]): void {
  writeDraft(KEY, rows.length === 0 ? undefined : rows);
}

function putState(key: string, state: FlashRow['state']): void {
  write(readQueue().map((row) => (row.key === key ? { ...row, state } : row)));
}

/** Starts to send the flashes that an earlier document of the tab left unsent; does nothing at the second call. */
export function resumeQueue(): void {
  if (isResumed) return;
  isResumed = true;
  write(resumeRows(readQueue(), Date.now()));
  subscribeToDrafts(watchLeaving);
  watchLeaving();
  window.addEventListener('online', retryNow);
  void pump();
}

/** Adds a flash from the form to the queue, to be sent after those before it. */
export function enqueueFlash(form: FlashForm, locale: Locale): void {
  add(form, locale, { name: 'waiting' });
  void pump();
}

/** Stores a form without sending it when another text replaces it. */
export function storeUnsentForm(form: FlashForm, locale: Locale): void {
  add(form, locale, { name: 'aside' });
}

function add(form: FlashForm, locale: Locale, state: FlashRow['state']): void {
  write([...readQueue(), { key: crypto.randomUUID(), form, locale, at: Date.now(), state }]);
}

/** Sends a flash again that failed or was refused. */
export function sendAgain(key: string): void {
  write(retryRow(readQueue(), key, Date.now()));
  void pump();
}

/** Removes flashes from the queue, for example when their text returns to the form. */
export function removeRows(keys: readonly string[]): void {
  const rows = readQueue();
  const rest = rows.filter(({ key }) => !keys.includes(key));
  if (rest.length === rows.length) return;
  write(rest);
  void pump();
}

/** Calls a function for each flash that is published, until the returned function is called. */
export function onFlashSent(listener: (sent: SentFlash) => void): () => void {
  onSent.add(listener);
  return () => onSent.delete(listener);
}

function retryNow(): void {
  const now = Date.now();
  const due = readQueue().find(({ state }) => state.name === 'failed' && state.retryAt !== null);
  if (due) write(retryRow(readQueue(), due.key, now));
  void pump();
}

/** Sends the flashes that are due, one after the other. */
async function pump(): Promise<void> {
  clearTimeout(timer);
  if (isSending) return;
  const row = nextToSend(readQueue(), Date.now());
  if (!row) {
    const at = nextTry(readQueue());
    if (at !== null) timer = setTimeout(() => void pump(), Math.max(0, at - Date.now()));
    return;
  }
  isSending = true;
  putState(row.key, { name: 'sending' });
  const reply = await tried(row);
  isSending = false;
  take(row, reply);
  void pump();
}

/** The reply to one attempt; null when none came in time. */
async function tried({ form, locale, key }: FlashRow): Promise<Reply<DraftVersion> | null> {
  const input = toFlashInput(form, locale, key);
  if (!input) return null;
  let ended: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    ended = setTimeout(() => resolve(null), ANSWER_MS);
  });
  const reply = await Promise.race([postCall('publishFlash', input, locale), late]);
  clearTimeout(ended);
  return reply;
}

function take(row: FlashRow, reply: Reply<DraftVersion> | null): void {
  const now = Date.now();
  if (reply?.ok) {
    const { id, version } = reply.data;
    const seconds = (now - row.at) / 1000;
    putState(row.key, { name: 'sent', id, version, seconds });
    for (const listener of onSent) listener({ id, version, key: row.key, form: row.form, seconds });
    return;
  }
  if (reply) reportSessionEnded(reply);
  const hasNoSession = reply?.key === 'sessionExpired' || reply?.key === 'signInRequired';
  const isForNow =
    !reply || isUnanswered(reply) || reply.code === UNAVAILABLE || reply.retryAfter !== null || hasNoSession;
  if (isForNow) {
    const waitSeconds = reply?.retryAfter ?? null;
    putState(row.key, failedState(row, { waitSeconds, isAlone: !hasNoSession }, now));
  } else putState(row.key, { name: 'refused', message: reply.message });
}

let isWarning = false;

/** Makes the browser ask before the tab is closed while it has unsent flashes. */
function watchLeaving(): void {
  const isNeeded = readQueue().some(isUnsent);
  if (isNeeded === isWarning) return;
  isWarning = isNeeded;
  if (isNeeded) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();
