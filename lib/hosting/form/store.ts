import type { CallInput, CallOutput } from '@/backend/contract/calls';
import type { EventStatus } from '@/backend/contract/events/statuses';
import type { Locale } from '@/backend/contract/locale';
import { isUnanswered, type Reply } from '@/lib/platform/calls/browser';
import { type DocumentField, type EventDocument, toDocument, writtenLanguages } from './document';
import type { FormCopy } from './local-copy';
import { changedFields, mergeDocuments } from './merge';
import { toInput } from './to-input';

type Saved = CallOutput<'updateActivity'>;

/** Milliseconds between the last change and saving. */
const SAVE_DELAY_MS = 1200;
const RETRY_MS = 5000;

/**
 * `saved`: all changes are on the server. `waiting`: a change will be sent soon. `kept`: changes of a public event stay
 * in this browser until somebody saves them. `offline`: no answer; saving a draft is tried again. `ended`: the session
 * has ended. `refused`: the server refused, and `message` says why.
 */
type FormStep = 'saved' | 'waiting' | 'saving' | 'kept' | 'offline' | 'ended' | 'conflict' | 'refused';

export interface FormState {
  document: EventDocument;
  step: FormStep;
  /** Null until the server has stored the event. */
  event: Saved | null;
  /** ISO instant of the last save. */
  savedAt: string;
  message: string;
  /** Path of a field → why it was refused. */
  errors: Record<string, string>;
  /** Another person saved first: their version, and the fields that both changed. */
  conflict: { theirs: EventDocument; both: DocumentField[] } | null;
}

interface Options {
  event: Saved | null;
  document: EventDocument;
  /** The server's version that `document` is based on. */
  base: EventDocument;
  requestKey: string;
  /**
   * Fields that differ between this browser and the server because both changed them; `document` has this browser's
   * values.
   */
  conflict: FormState['conflict'];
  /** The language of the form that is sent first. */
  lang: Locale;
  send: (input: CallInput<'updateActivity'>) => Promise<Reply<Saved>>;
  read: (id: number) => Promise<Reply<Saved>>;
  /** Stores unsent changes in this browser; null deletes them. */
  keep: (id: number | null, copy: FormCopy | null) => void;
}

/** The state of one event's form: typed values, the server's version, saving and conflicts. */
export function createFormStore(options: Options) {
  const { lang, send, read, keep, requestKey } = options;
  let base = options.base;
  let state: FormState = {
    document: options.document,
    event: options.event,
    step: options.conflict ? 'conflict' : 'saved',
    savedAt: options.event?.updated_time ?? '',
    message: '',
    errors: {},
    conflict: options.conflict,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  const set = (next: Partial<FormState>) => {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  };
  const isLive = () => state.event?.status === 'published';
  const isChanged = () => changedFields(base, state.document).length > 0;
  const remember = () => {
    const copy = { base, document: state.document, version: state.event?.version ?? null, requestKey };
    keep(state.event?.id ?? null, isChanged() ? copy : null);
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  };

  const change = (part: Partial<EventDocument>) => {
    set({ document: { ...state.document, ...part } });
    remember();
    if (state.step === 'conflict' || state.step === 'ended') return;
    if (isLive()) return set({ step: isChanged() ? 'kept' : 'saved' });
    set({ step: 'waiting' });
    later(SAVE_DELAY_MS);
  };

  /** Applies the server's reply: the new version, and the ids of new ticket types. */
  const accept = (sent: EventDocument, event: Saved) => {
    const known = new Map(sent.tickets.map(({ key }, at) => [key, event.tickets[at]]));
    const withIds = (document: EventDocument): EventDocument => ({
      ...document,
      tickets: document.tickets.map((ticket) => {
        const { id = ticket.id, taken = ticket.taken } = known.get(ticket.key) ?? {};
        return { ...ticket, id, taken };
      }),
    });
    base = withIds(sent);
    set({ event, document: withIds(state.document), savedAt: event.updated_time, errors: {}, message: '' });
  };

  const merge = async (id: number): Promise<boolean> => {
    const reply = await read(id);
    if (!reply.ok) return fail(reply);
    const theirs = toDocument(reply.data);
    const { document, both } = mergeDocuments(base, state.document, theirs);
    set({ event: reply.data, document });
    if (both.length > 0) {
      set({ step: 'conflict', conflict: { theirs, both } });
      return false;
    }
    base = theirs;
    return true;
  };

  const fail = (reply: Reply<Saved> & { ok: false }): boolean => {
    if (isUnanswered(reply) || reply.key === 'unavailable' || reply.key === 'tooManyRequests') {
      set({ step: 'offline' });
      if (!isLive()) later(RETRY_MS);
    } else if (reply.key === 'sessionExpired' || reply.key === 'signInRequired') set({ step: 'ended' });
    else set({ step: 'refused', message: reply.message, errors: reply.fields });
    return false;
  };

  const run = async (status?: EventStatus): Promise<boolean> => {
    const sent = state.document;
    set({ step: 'saving' });
    const others = writtenLanguages(sent).concat(writtenLanguages(base));
    const langs = [lang, ...new Set(others.filter((one) => one !== lang))];
    for (const [at, one] of langs.entries()) {
      const { event } = state;
      const target = event ? { id: event.id, version: event.version } : { idempotency_key: requestKey };
      const isLast = at === langs.length - 1;
      const input = { ...toInput(withKnownIds(sent), one), ...target, ...(isLast && status && { status }) };
      const reply = await send(input);
      if (!reply.ok && reply.key === 'conflict' && event)
        return (await merge(event.id)) ? run(status) : false;
      if (!reply.ok) return fail(reply);
      if (event === null) keep(null, null);
      accept(sent, reply.data);
    }
    remember();
    if (!isChanged()) set({ step: 'saved' });
    else if (isLive()) set({ step: 'kept' });
    else {
      set({ step: 'waiting' });
      later(SAVE_DELAY_MS);
    }
    return true;
  };

  /** The form to send, with the ids that new ticket types got when another language was sent before. */
  const withKnownIds = (sent: EventDocument): EventDocument => {
    const ids = new Map(state.document.tickets.map(({ key, id }) => [key, id]));
    return {
      ...sent,
      tickets: sent.tickets.map((ticket) => ({ ...ticket, id: ids.get(ticket.key) ?? ticket.id })),
    };
  };

  /** Sends the form in each of its languages, and sets the status if given. @returns whether the server accepted it */
  const save = async (status?: EventStatus): Promise<boolean> => {
    clearTimeout(timer);
    while (running) await running;
    if (state.step === 'conflict') return false;
    running = run(status);
    const isDone = await running;
    running = null;
    return isDone;
  };

  /** Chooses one of the two values of a field that both changed. After the last choice a draft is saved. */
  const decide = (field: DocumentField, isTheirs: boolean) => {
    const { conflict } = state;
    if (!conflict) return;
    const both = conflict.both.filter((one) => one !== field);
    const document = isTheirs ? { ...state.document, [field]: conflict.theirs[field] } : state.document;
    if (both.length > 0) return set({ document, conflict: { ...conflict, both } });
    base = conflict.theirs;
    set({ document, conflict: null, step: isLive() ? 'kept' : 'waiting' });
    remember();
    if (!isLive()) later(0);
  };

  return {
    state: () => state,
    base: () => base,
    isChanged,
    isLive,
    change,
    save,
    decide,
    /** Discards all unsent changes. */
    discard: () => {
      set({ document: base, step: 'saved', errors: {}, message: '' });
      remember();
    },
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: () => clearTimeout(timer),
  };
}

export type FormStore = ReturnType<typeof createFormStore>;
