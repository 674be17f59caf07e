import type { CallInput, CallOutput } from '@/backend/contract/calls';
import type { EventStatus } from '@/backend/contract/events/statuses';
import type { Locale } from '@/backend/contract/locale';
import { isUnanswered, type Reply } from '@/lib/platform/calls/browser';
import { type DocumentField, type EventDocument, toDocument, writtenLanguages } from './document';
import type { FormCopy } from './local-copy';
import { changedFields, mergeDocuments } from './merge';
import { toInput } from './to-input';

type Saved = CallOutput<'updateActivity'>;

/** Milliseconds after the last change. */
const SAVE_DELAY_MS = 1200;
const RETRY_MS = 5000;

/**
 * `saved`: all is on the server. `waiting`: something is not, yet. `kept`: an event that is public is changed on demand
 * only; until then this browser has it. `offline`: no answer, it is tried again. `refused`: the server says why.
 */
type FormStep = 'saved' | 'waiting' | 'saving' | 'kept' | 'offline' | 'ended' | 'conflict' | 'refused';

export interface FormState {
  document: EventDocument;
  step: FormStep;
  /** Null until the server has the event. */
  event: Saved | null;
  /** ISO instant of the last storing. */
  savedAt: string;
  message: string;
  /** Path of a field → why it was refused. */
  faults: Record<string, string>;
  /** Somebody else saved first: what they have, and the fields both changed. */
  conflict: { theirs: EventDocument; both: DocumentField[] } | null;
}

interface Options {
  event: Saved | null;
  document: EventDocument;
  /** The version `document` builds on, as the server has it. */
  base: EventDocument;
  requestKey: string;
  /** What this browser kept and the server has in another way; `document` has this browser's. */
  conflict: FormState['conflict'];
  /** The language the form is written in first. */
  lang: Locale;
  send: (input: CallInput<'updateActivity'>) => Promise<Reply<Saved>>;
  read: (id: number) => Promise<Reply<Saved>>;
  /** Keeps what is not on the server in this browser; null when all is. */
  keep: (id: number | null, copy: FormCopy | null) => void;
}

/** The form of one event: what was typed, what of it the server has, and what stands between. */
export function createFormStore(options: Options) {
  const { lang, send, read, keep, requestKey } = options;
  let base = options.base;
  let state: FormState = {
    document: options.document,
    event: options.event,
    step: options.conflict ? 'conflict' : 'saved',
    savedAt: options.event?.updated_time ?? '',
    message: '',
    faults: {},
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

  /** Takes what the server made of the form: its version, and the ids of new ticket types. */
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
    set({ event, document: withIds(state.document), savedAt: event.updated_time, faults: {}, message: '' });
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
    else set({ step: 'refused', message: reply.message, faults: reply.fields });
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

  /** The form as it is sent, with the ids its ticket types got from an earlier part of the same sending. */
  const withKnownIds = (sent: EventDocument): EventDocument => {
    const ids = new Map(state.document.tickets.map(({ key, id }) => [key, id]));
    return {
      ...sent,
      tickets: sent.tickets.map((ticket) => ({ ...ticket, id: ids.get(ticket.key) ?? ticket.id })),
    };
  };

  /** Sends all there is; with a status the event gets it. @returns whether the server took it */
  const save = async (status?: EventStatus): Promise<boolean> => {
    clearTimeout(timer);
    while (running) await running;
    if (state.step === 'conflict') return false;
    running = run(status);
    const isDone = await running;
    running = null;
    return isDone;
  };

  /** One field both changed: theirs or mine stands. After the last one, saving goes on. */
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
    /** Takes the server's version back. */
    discard: () => {
      set({ document: base, step: 'saved', faults: {}, message: '' });
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
