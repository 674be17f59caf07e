import type { CallOutput } from '@/backend/contract/calls';
import type { StoredDraft, DraftDocument } from '@/backend/contract/writing/draft';
import { postCall } from '@/lib/platform/calls/post-call';
import type { Locale } from '@/lib/platform/language/locales';
import { openKeys } from '@/lib/saving/tab-locks';
import { newDocument } from './begin';
import { changesBetween, hasChanges } from './saving/changes';
import { draftCopies, isNewKey, newKey, type LocalCopy } from './saving/local-copy';

type Setup = CallOutput<'writingSetup'>;

/** The data with which an editor page begins. */
export interface Opening {
  setup: Setup;
  /** Null for a draft that the server has not stored yet. */
  stored: StoredDraft | null;
  document: DraftDocument;
  /** A copy in this browser with changes the server does not have; the writer decides whether to use it. */
  copy: LocalCopy | null;
  /** The copy the writer chose to continue with. */
  recovered: LocalCopy | null;
  /** The key of the copy in this browser. */
  key: string;
}

type Opened = { ok: true; opening: Opening } | { ok: false; reason: 'missing' | 'failed' };

/**
 * Reads a draft and this browser's copy of it. With null as its id, returns a new draft in the page's language, with the
 * newest unsent copy of this browser.
 */
export async function openDraft(user: number, id: number | null, locale: Locale): Promise<Opened> {
  const [setup, stored] = await Promise.all([
    postCall('writingSetup', { locale }, locale),
    id === null ? null : postCall('readDraft', { id, locale }, locale),
  ]);
  void draftCopies.clearOld(Date.now());
  if (stored && !stored.ok) return { ok: false, reason: stored.key === 'notFound' ? 'missing' : 'failed' };
  if (!setup.ok) return { ok: false, reason: 'failed' };
  const document = stored?.data.document ?? newDocument(locale, setup.data.authors[0]?.id ?? null);
  const copy = id === null ? await unsentOf(user) : await unsavedOf(user, String(id), document);
  const key = id === null ? (copy?.key ?? newKey()) : String(id);
  return {
    ok: true,
    opening: { setup: setup.data, stored: stored?.data ?? null, document, copy, recovered: null, key },
  };
}

/** The copy of a draft; null when another tab has the draft open, or when the copy equals the server's version. */
async function unsavedOf(user: number, key: string, stored: DraftDocument): Promise<LocalCopy | null> {
  const copy = await draftCopies.read(user, key);
  if (!copy || (await openKeys()).has(key)) return null;
  return hasChanges(changesBetween(stored, copy.document)) ? copy : null;
}

/** The newest copy of a draft that never reached the server, and that no other tab has open. */
async function unsentOf(user: number): Promise<LocalCopy | null> {
  const open = await openKeys();
  const copies = await draftCopies.list(user);
  return copies.find(({ key }) => isNewKey(key) && !open.has(key)) ?? null;
}
