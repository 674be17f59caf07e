import type { CallOutput } from '@/backend/contract/calls';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import type { Reply } from '@/lib/platform/calls/browser';
import { postCall } from '@/lib/platform/calls/post-call';
import type { Locale } from '@/lib/platform/language/locales';
import { partsOf, type SavePart } from '@/lib/writing/saving/changes';

type Copied = { id: number } | { id: null; message: string };
type Answer = Reply<CallOutput<'saveDraft'>>;

/**
 * Saves a document as a new article, one language after the other. Settings that the writer may not give a new article,
 * such as a release time that has passed or the author of somebody else, are left out.
 * @param key with the same key, a copy that is made again after a lost answer is the same article
 * @returns its id, or why a language could not be saved (empty without an answer); those saved before it remain
 */
export async function copyAsNew(document: DraftDocument, locale: Locale, key: string): Promise<Copied> {
  const { texts, ...settings } = document;
  const parts = partsOf({ langs: new Set(texts.map(({ lang }) => lang)), settings }, document);
  let article: { id?: number; version?: number; key?: string } = { key };
  for (const part of parts) {
    const reply = await saveAllowed(part, article, locale);
    if (!reply.ok) return { id: null, message: reply.message };
    article = { id: reply.data.id, version: reply.data.version };
  }
  return article.id === undefined ? { id: null, message: '' } : { id: article.id };
}

/** Saves a part, and again without the settings that were refused, as long as there are any. */
async function saveAllowed(part: SavePart, article: object, locale: Locale): Promise<Answer> {
  let { settings } = part;
  for (;;) {
    const reply: Answer = await postCall(
      'saveDraft',
      { ...article, kind: 'article', ...settings, ...part.text },
      locale,
    );
    if (reply.ok) return reply;
    const refused = Object.keys(reply.fields).map((path) => path.split('.')[0]);
    const allowed = Object.entries(settings).filter(([name]) => !refused.includes(name));
    if (allowed.length === Object.keys(settings).length) return reply;
    settings = Object.fromEntries(allowed);
  }
}
