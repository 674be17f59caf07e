import type { CallInput, CallOutput } from '@/backend/contract/calls';
import type { EventStatus } from '@/backend/contract/events/statuses';
import type { Locale } from '@/backend/contract/locale';
import type { Reply } from '@/lib/platform/calls/browser';
import type { FormCopy } from '@/lib/saving/form-copy';
import { createFormSaver, type FormState as SavedForm } from '@/lib/saving/form-saver';
import type { IsIgnored } from '@/lib/saving/merge';
import { type EventDocument, toDocument, writtenLanguages } from './document';
import { toInput } from './to-input';

type Saved = CallOutput<'updateActivity'>;

/** Milliseconds between the last change and saving. */
const SAVE_DELAY_MS = 1200;

export type FormState = SavedForm<EventDocument, Saved>;
export type FormStore = ReturnType<typeof createFormStore>;

interface Options {
  event: Saved | null;
  /** The form without any changes. */
  document: EventDocument;
  /** The language of the form that is sent first. */
  lang: Locale;
  send: (input: CallInput<'updateActivity'>) => Promise<Reply<Saved>>;
  read: (id: number) => Promise<Reply<Saved>>;
  /** Stores unsent changes in this browser; null deletes them. */
  keep: (id: number | null, copy: FormCopy<EventDocument> | null) => void;
}

/**
 * The state of one event's form. A draft is saved by itself, a public event only by a press of the button, which is
 * also how an event gets another status.
 */
export function createFormStore({ event, lang, ...options }: Options) {
  const isLive = (stored: Saved | null) => stored?.status === 'published';
  const form = createFormSaver<EventDocument, Part, CallInput<'updateActivity'>, Saved, EventStatus>({
    ...options,
    stored: event,
    toDocument,
    isIgnored,
    complete: withIds,
    versionOf: ({ id, version, updated_time: savedAt }) => ({ id, version, savedAt }),
    delay: (stored) => (isLive(stored) ? null : SAVE_DELAY_MS),
    partsOf: (sent, { base, extra, mayBeStored }) => {
      const written = new Set([...writtenLanguages(sent), ...writtenLanguages(base)]);
      const langs = [lang, ...[...written].filter((other) => other !== lang)];
      // A request with a key that already made an event only finds it, and leaves it as it is.
      return (mayBeStored ? [lang, ...langs] : langs).map((each, at, all) => ({
        lang: each,
        ...(at === all.length - 1 && extra && { status: extra }),
      }));
    },
    inputOf: ({ lang: each, ...status }, sent, { id, version }, requestKey) => ({
      ...toInput(sent, each),
      ...(id === null ? { idempotency_key: requestKey } : { id, version: version ?? undefined }),
      ...status,
    }),
  });
  return { ...form, isLive: () => isLive(form.state().stored) };
}

/** One language of the form; with the last one comes the new status. */
interface Part {
  lang: Locale;
  status?: EventStatus;
}

/** Keys of entries, counts of seats and empty texts mean nothing to an editor. */
const isIgnored: IsIgnored = (name, value) => name === 'key' || name === 'taken' || value === '';

/** A form with the ids that new ticket types got. */
function withIds(document: EventDocument, event: Saved, sent: EventDocument): EventDocument {
  const stored = new Map(sent.tickets.map(({ key }, at) => [key, event.tickets[at]]));
  return {
    ...document,
    tickets: document.tickets.map((ticket) => {
      const { id = ticket.id, taken = ticket.taken } = stored.get(ticket.key) ?? {};
      return { ...ticket, id, taken };
    }),
  };
}
