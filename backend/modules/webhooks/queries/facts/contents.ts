import { and, eq, inArray } from 'drizzle-orm';
import { categories, contents, contentTexts } from '@/backend/db/schema/stories';
import { pageUrl } from '@/backend/kernel/page-url';
import type { ReadFacts } from './read-facts';
import { byLanguage } from './by-language';
import { storyPath } from './story-path';

/** Stories as everybody may read them; of one that was withdrawn only what it was, without its words. */
export const readContents: ReadFacts = async ({ db, config }, ids, kind) => {
  const rows = await db
    .select({ story: contents, category: categories.key })
    .from(contents)
    .leftJoin(categories, eq(categories.id, contents.categoryId))
    .where(inArray(contents.id, [...ids]));
  if (kind === 'content.withdrawn')
    return new Map(
      rows.flatMap(({ story }) =>
        story.status === 'approved' ? [] : [[story.id, { content: { id: story.id, kind: story.kind } }]],
      ),
    );
  const live = rows.filter(({ story }) => story.status === 'approved');
  const texts = await db
    .select({
      id: contentTexts.contentId,
      lang: contentTexts.lang,
      title: contentTexts.title,
      summary: contentTexts.summary,
    })
    .from(contentTexts)
    .innerJoin(contents, and(eq(contents.id, contentTexts.contentId), eq(contents.status, 'approved')))
    .where(inArray(contentTexts.contentId, [...ids]));
  return new Map(
    live.map(({ story, category }) => {
      const written = texts.filter(({ id }) => id === story.id);
      const content = {
        id: story.id,
        kind: story.kind,
        version: story.version,
        is_important: story.isImportant,
        category,
        region: story.region,
        release_time: story.releaseTime.toISOString(),
        title: byLanguage(written, ({ title }) => title),
        summary: byLanguage(written, ({ summary }) => summary),
        url: byLanguage(written, ({ lang }) => pageUrl(config, lang, `${storyPath(story.kind)}/${story.id}`)),
      };
      return [story.id, { content }];
    }),
  );
};
