import { and, desc, eq } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import { contentRevisions, contents } from '@/backend/db/schema/stories';
import { manuscripts } from '@/backend/db/schema/writing/drafts';
import type { Context } from '@/backend/kernel/context';

interface ChangedText {
  id: number;
  lang: Locale;
  /** The body before and after its links are replaced. */
  before: string;
  after: string;
}

/** Gives the newest version of a story, and its draft, the links of the live text where they have the same text. */
export async function replaceLinks({ db }: Context, changed: ChangedText): Promise<void> {
  const { id } = changed;
  const [revision] = await db
    .select({ number: contentRevisions.number, texts: contentRevisions.texts })
    .from(contentRevisions)
    .where(eq(contentRevisions.contentId, id))
    .orderBy(desc(contentRevisions.number))
    .limit(1);
  if (revision && Array.isArray(revision.texts))
    await db
      .update(contentRevisions)
      .set({ texts: revision.texts.map((each: unknown) => withLinks(each, changed)) })
      .where(and(eq(contentRevisions.contentId, id), eq(contentRevisions.number, revision.number)));
  // Saving a draft takes the same lock: what is saved meanwhile is not overwritten.
  await db.select({ id: contents.id }).from(contents).where(eq(contents.id, id)).for('update');
  const [draft] = await db
    .select({ document: manuscripts.document })
    .from(manuscripts)
    .where(eq(manuscripts.contentId, id));
  if (!draft) return;
  const texts = draft.document.texts.map((each) =>
    each.lang === changed.lang && each.body === changed.before ? { ...each, body: changed.after } : each,
  );
  if (texts.every((text, at) => text === draft.document.texts[at])) return;
  await db
    .update(manuscripts)
    .set({ document: { ...draft.document, texts } })
    .where(eq(manuscripts.contentId, id));
}

function withLinks(text: unknown, { lang, before, after }: ChangedText): unknown {
  const isIt =
    typeof text === 'object' &&
    text !== null &&
    'lang' in text &&
    text.lang === lang &&
    'body' in text &&
    text.body === before;
  return isIt ? { ...text, body: after } : text;
}
