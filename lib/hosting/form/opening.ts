import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { postCall } from '@/lib/platform/calls/post-call';
import { findCopyPlace, storeFormCopy } from '@/lib/saving/form-copy';
import { toDocument } from './document';
import { emptyDocument } from './empty';
import { formCopyName, isEventDocument } from './local-copy';
import { createFormStore, type FormStore } from './store';

export interface FormOpening {
  setup: CallOutput<'hostingSetup'>;
  store: FormStore;
  /** The main language of the form; the other one is shown beside it. */
  lang: Locale;
  /** Whether the form contains changes that this browser stored and the server does not have. */
  hasCopy: boolean;
  /** The name of the copy in this browser, by the id of the event. */
  copyName: (id: number | null) => string;
}

type Opened = { ok: true; opening: FormOpening } | { ok: false; reason: 'missing' | 'refused' | 'failed' };

/** Reads an event for its form, and merges it with the copy this browser stored. With null as its id, a new event. */
export async function openForm(user: number, id: number | null, locale: Locale): Promise<Opened> {
  const [setup, reply] = await Promise.all([
    postCall('hostingSetup', { locale }, locale),
    id === null ? null : postCall('activityForEdit', { id, locale }, locale),
  ]);
  if (reply && !reply.ok) return { ok: false, reason: reply.key === 'notFound' ? 'missing' : 'failed' };
  if (!setup.ok) return { ok: false, reason: 'failed' };
  if (!reply && !setup.data.may_host) return { ok: false, reason: 'refused' };
  const event = reply?.data ?? null;
  const pageLang = locale === 'zh-Hant' ? 'zh-Hans' : locale;
  const lang = event
    ? (event.texts.find((text) => text.lang === pageLang) ?? event.texts[0])?.lang
    : pageLang;
  const { suffix, copy } = await findCopyPlace(formCopyName(user, id), isEventDocument);
  const copyName = (eventId: number | null) => formCopyName(user, eventId) + suffix;
  const store = createFormStore({
    event,
    document: event ? toDocument(event) : emptyDocument(setup.data, Date.now()),
    lang: lang ?? pageLang,
    send: (input) => postCall('updateActivity', input, locale),
    read: (eventId) => postCall('activityForEdit', { id: eventId, locale }, locale),
    keep: (eventId, stored) => storeFormCopy(copyName(eventId), stored),
  });
  if (copy) store.recover(copy);
  const opening = { setup: setup.data, store, lang: lang ?? pageLang, hasCopy: copy !== null, copyName };
  return { ok: true, opening };
}
