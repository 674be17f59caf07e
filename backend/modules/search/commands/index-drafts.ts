import { eq, inArray, sql } from 'drizzle-orm';
import { idArray, textArray } from '@/backend/db/arrays';
import { plainText } from '@/backend/contract/rich-text/plain-text';
import { textWork, wordWork } from '@/backend/contract/rich-text/text-work';
import { contentTexts } from '@/backend/db/schema/stories';
import { manuscripts } from '@/backend/db/schema/writing/drafts';
import type { Context } from '@/backend/kernel/context';
import { defineTextJob } from '@/backend/kernel/text/text-thread';
import { documentVector, readRuns } from '@/backend/modules/search/queries/document-words';

/** Raise this whenever words are extracted differently: the rows are then made again in the background. */
export const DRAFT_WORDS_FORM = 2;

/** How many characters of one body are read, because drafts can have any length. */
const MAX_CHARACTERS = 200_000;

interface Words {
  id: number;
  /** The words as `tsvector` text. */
  words: string;
}

interface DraftText {
  title: string;
  summary: string;
  /** Cleaned HTML. */
  body: string;
}

/** The words of a story's texts as `tsvector` text. */
const draftVector = defineTextJob('pieceVector', {
  work: (texts: DraftText[]) => texts.reduce((sum, { body }) => sum + textWork(body) + wordWork(body), 0),
  compute: (texts: DraftText[]) =>
    documentVector(
      readRuns(
        texts.map(({ title, summary, body }) => ({
          title,
          body: `${summary}\n${plainText(body).slice(0, MAX_CHARACTERS)}`,
        })),
      ),
    ),
});

/**
 * Stores the words of stories, in the caller's transaction. Positions are left out: the search on the desk does not use
 * them.
 */
export async function storeDraftWords({ db }: Context, stories: readonly Words[]): Promise<void> {
  if (stories.length === 0) return;
  const sorted = [...stories].sort((a, b) => a.id - b.id);
  const [ids, words] = [sorted.map(({ id }) => id), sorted.map((story) => story.words)];
  await db.execute(sql`insert into piece_words (content_id, form, words)
    select id, ${DRAFT_WORDS_FORM}::smallint, strip(words::tsvector)
    from unnest(${idArray(ids)}, ${textArray(words)}) as fresh (id, words)
    on conflict (content_id) do update set form = excluded.form, words = excluded.words`);
}

/**
 * Extracts and stores the words of stories in their current state: of the newest version and, if it differs, of the
 * live version.
 */
export async function indexDrafts(context: Context, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { db } = context;
  const drafts = await db
    .select({ id: manuscripts.contentId, document: manuscripts.document })
    .from(manuscripts)
    .where(
      ids.length === 1 ? eq(manuscripts.contentId, ids[0] ?? 0) : inArray(manuscripts.contentId, [...ids]),
    );
  const live = await db
    .select({
      id: contentTexts.contentId,
      title: contentTexts.title,
      summary: contentTexts.summary,
      body: contentTexts.body,
    })
    .from(contentTexts)
    .where(inArray(contentTexts.contentId, [...ids]));
  const stories = ids.map(async (id) => {
    const draft = drafts.find((row) => row.id === id)?.document.texts ?? [];
    const texts = [...draft, ...live.filter((text) => text.id === id)];
    // Most often the newest version is the live one.
    const once = new Map(texts.map((text) => [JSON.stringify([text.title, text.summary, text.body]), text]));
    const read = [...once.values()].map(({ title, summary, body }) => ({ title, summary, body }));
    return { id, words: await draftVector(read) };
  });
  await storeDraftWords(context, await Promise.all(stories));
}
