import { eq } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import { plainText } from '@/backend/contract/rich-text/plain-text';
import { scriptOf } from '@/backend/contract/chinese/script';
import { htmlInScript, textInScript } from '@/backend/contract/chinese/text-in-script';
import { followTerms } from '@/backend/db/chinese-terms';
import { contentLabels, contents, contentTexts } from '@/backend/db/schema/stories';
import { labels } from '@/backend/db/schema/topics';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';

/** A story as channels post it, in one language. */
export interface PostedStory {
  id: number;
  kind: 'flash' | 'article';
  isLive: boolean;
  isImportant: boolean;
  releaseTime: Date;
  followsId: number | null;
  /** Null when the story has no text in this language, nor one of the other Chinese script. */
  text: { title: string; summary: string; html: string; labels: string[] } | null;
}

/** A story in the language of a channel, converted from the other Chinese script where it was written in that. */
export async function readPostedStory(
  { db }: Context,
  id: number,
  locale: Locale,
): Promise<PostedStory | null> {
  const [story] = await db.select().from(contents).where(eq(contents.id, id));
  if (!story) return null;
  const texts = await db.select().from(contentTexts).where(eq(contentTexts.contentId, id));
  const text =
    texts.find(({ lang }) => lang === locale) ??
    texts.find(({ lang }) => locale !== 'en' && lang !== 'en') ??
    null;
  const { kind, isImportant, releaseTime, followsId } = story;
  const facts = { id, kind, isLive: story.status === 'approved', isImportant, releaseTime, followsId };
  if (text === null) return { ...facts, text: null };
  await followTerms(db);
  const script = scriptOf(locale, false);
  const convert = (written: string) => textInScript(written, text.lang, script, story.scriptWords);
  const names = await db
    .select({ name: labels.name })
    .from(contentLabels)
    .innerJoin(labels, eq(labels.id, contentLabels.labelId))
    .where(eq(contentLabels.contentId, id))
    .orderBy(labels.id);
  const summary = text.summary || (kind === 'flash' ? plainText(text.body).trim() : '');
  return {
    ...facts,
    text: {
      title: convert(text.title),
      summary: convert(summary),
      html: htmlInScript(text.body, text.lang, script, story.scriptWords),
      labels: names.map(({ name }) => {
        const label = pickText(name, locale);
        return textInScript(label.text, label.lang, script, null);
      }),
    },
  };
}
