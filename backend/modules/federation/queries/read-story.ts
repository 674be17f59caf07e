import { and, eq, inArray } from 'drizzle-orm';
import { actorName } from '@/backend/contract/federation/addresses';
import { LOCALES, type Locale } from '@/backend/contract/locale';
import { plainText } from '@/backend/contract/rich-text/plain-text';
import type { ScriptWords } from '@/backend/contract/stories/script-words';
import type { ContentKind } from '@/backend/contract/stories/story';
import { scriptOf } from '@/backend/contract/chinese/script';
import { textInScript } from '@/backend/contract/chinese/text-in-script';
import { followTerms } from '@/backend/db/chinese-terms';
import type { LocalText } from '@/backend/db/schema/local-text';
import { contentLabels, contents, contentTexts, contentTopics } from '@/backend/db/schema/stories';
import { labels } from '@/backend/db/schema/topics';
import type { Context } from '@/backend/kernel/context';

/** What a story says in one language, without markup. */
export interface PostText {
  lang: Locale;
  title: string;
  summary: string;
  /** The lines of a flash; of an article nothing, because followers are led to its page. */
  lines: string[];
}

/** A live story as followers are notified of it. */
export interface PostedStory {
  id: number;
  kind: ContentKind;
  version: number;
  releaseTime: Date;
  /** In every language it is written in or can be converted to, its own first. */
  texts: PostText[];
  labels: { id: number; name: LocalText }[];
  /** The actors that pass it on: its author and its topics. */
  announcers: string[];
}

/** A story that is live; null otherwise. */
export async function readPostedStory({ db }: Context, id: number): Promise<PostedStory | null> {
  const [story] = await db
    .select()
    .from(contents)
    .where(and(eq(contents.id, id), eq(contents.status, 'approved')));
  if (!story) return null;
  const rows = await db.select().from(contentTexts).where(eq(contentTexts.contentId, id));
  const topics = await db.select().from(contentTopics).where(eq(contentTopics.contentId, id));
  const labelled = await db.select().from(contentLabels).where(eq(contentLabels.contentId, id));
  const named =
    labelled.length === 0
      ? []
      : await db
          .select({ id: labels.id, name: labels.name })
          .from(labels)
          .where(
            inArray(
              labels.id,
              labelled.map(({ labelId }) => labelId),
            ),
          )
          .orderBy(labels.id);
  const written = rows
    .toSorted((a, b) => Number(b.lang === story.lang) - Number(a.lang === story.lang))
    .map(({ lang, title, summary, body }) => ({
      lang,
      title,
      summary,
      lines: story.kind === 'flash' ? linesOf(plainText(body)) : [],
    }));
  const announcers = [
    ...(story.authorId === null ? [] : [actorName({ kind: 'author', id: story.authorId })]),
    ...topics.map(({ topicId }) => actorName({ kind: 'topic', id: topicId })).sort(),
  ];
  return {
    ...{ id, kind: story.kind, version: story.version },
    releaseTime: story.releaseTime,
    texts: await inAllScripts(db, written, story.scriptWords),
    labels: named,
    announcers,
  };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The texts with one of the other Chinese script, where only one of the two is written. */
async function inAllScripts(db: Context['db'], written: PostText[], words: ScriptWords): Promise<PostText[]> {
  const lacking = LOCALES.find((lang) => lang !== 'en' && !written.some((text) => text.lang === lang));
  const source = written.find(({ lang }) => lang !== 'en');
  if (!lacking || !source) return written;
  await followTerms(db);
  const convert = (text: string) => textInScript(text, source.lang, scriptOf(lacking, false), words);
  const { title, summary, lines } = source;
  return [
    ...written,
    { lang: lacking, title: convert(title), summary: convert(summary), lines: lines.map(convert) },
  ];
}
