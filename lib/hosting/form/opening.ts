import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { postCall } from '@/lib/platform/calls/post-call';
import { toDocument } from './document';
import { emptyDocument } from './empty';
import { storeFormCopy, readFormCopy } from './local-copy';
import { mergeDocuments } from './merge';
import { createFormStore, type FormStore } from './store';

export interface FormOpening {
  setup: CallOutput<'hostingSetup'>;
  store: FormStore;
  /** The main language of the form; the other one is shown beside it. */
  lang: Locale;
  /** Whether the form contains changes that this browser stored and the server does not have. */
  hasCopy: boolean;
}

type Opened = { ok: true; opening: FormOpening } | { ok: false; reason: 'missing' | 'refused' | 'failed' };

/** Reads an event for its form, and merges it with the copy this browser stored. With null as its id, a new event. */
export async function openForm(user: number, id: number | null, locale: Locale): Promise<Opened> {
  const [setup, found] = await Promise.all([
    postCall('hostingSetup', { locale }, locale),
    id === null ? null : postCall('activityForEdit', { id, locale }, locale),
  ]);
  if (found && !found.ok) return { ok: false, reason: found.key === 'notFound' ? 'missing' : 'failed' };
  if (!setup.ok) return { ok: false, reason: 'failed' };
  if (!found && !setup.data.may_host) return { ok: false, reason: 'refused' };
  const event = found?.data ?? null;
  const pageLang = locale === 'zh-Hant' ? 'zh-Hans' : locale;
  const lang = event ? (event.texts.find((one) => one.lang === pageLang) ?? event.texts[0])?.lang : pageLang;
  const stored = event ? toDocument(event) : emptyDocument(setup.data, Date.now());
  const copy = readFormCopy(user, id);
  const merged = copy && mergeDocuments(copy.base, copy.document, stored);
  const both = merged?.both ?? [];
  const store = createFormStore({
    event,
    document: merged?.document ?? stored,
    base: stored,
    conflict: both.length > 0 ? { theirs: stored, both } : null,
    requestKey: copy?.requestKey ?? crypto.randomUUID(),
    lang: lang ?? pageLang,
    send: (input) => postCall('updateActivity', input, locale),
    read: (eventId) => postCall('activityForEdit', { id: eventId, locale }, locale),
    keep: (eventId, retained) => storeFormCopy(user, eventId, retained),
  });
  return { ok: true, opening: { setup: setup.data, store, lang: lang ?? pageLang, hasCopy: copy !== null } };
}
