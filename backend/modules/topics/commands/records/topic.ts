import { asc, eq, inArray, sql } from 'drizzle-orm';
import { LOCALES } from '@/backend/contract/locale';
import { topicRecord } from '@/backend/contract/topics/records';
import { tags } from '@/backend/contract/tags';
import { contents, topicItems } from '@/backend/db/schema/stories';
import { topics } from '@/backend/db/schema/topics';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { defineRecordKind } from '@/backend/records/kind';
import { itemsWhere, linksTo, draftsNaming, usedBy } from '@/backend/records/usage';
import { indexDocuments, removeDocuments } from '@/backend/modules/search/commands/index-documents';
import { relinkStories, unlinkStories } from '@/backend/modules/stories/commands/story-links';
import { tagsOfStories } from '@/backend/modules/stories/queries/tags-of-stories';
import { DEX_TOPIC_ID } from '@/backend/modules/topics/queries';
import { readStoryLinks } from './story-links';

const inTopic = (id: number) =>
  sql`exists (select 1 from content_topics j where j.content_id = c.id and j.topic_id = ${id})`;

/** Topics and specials, with the stories that editors put at their top. */
export const topicKind = defineRecordKind({
  kind: 'topic',
  changedBy: 'editor',
  schema: topicRecord,
  listed: sql`select t.id, t.name as title, coalesce(n.total, 0)::text as note, t.position as rank
    from topics t left join list_counts n on n.list_key = 'any+topic:' || t.id`,
  async read({ db }, id) {
    const [row] = await db.select().from(topics).where(eq(topics.id, id));
    if (!row) return null;
    const stories = await db
      .select({ id: topicItems.contentId })
      .from(topicItems)
      .where(eq(topicItems.topicId, id))
      .orderBy(asc(topicItems.position));
    const { name, intro, summary, summaryDay, pic, isSpecial, position } = row;
    return {
      name,
      intro,
      summary,
      summary_day: summaryDay,
      pic,
      is_special: isSpecial,
      position,
      item_ids: stories.map((story) => story.id),
    };
  },
  async write(context, id, { summary_day, is_special, item_ids, ...fields }) {
    const values = { ...fields, summaryDay: summary_day, isSpecial: is_special };
    const [row] = await context.db
      .insert(topics)
      .values({ ...(id !== null && { id }), ...values })
      .onConflictDoUpdate({ target: topics.id, set: values })
      .returning({ id: topics.id });
    const topicId = row?.id ?? 0;
    await writeStories(context, topicId, item_ids);
    const texts = LOCALES.flatMap((lang) => {
      const title = fields.name[lang];
      return title ? [{ lang, title, body: fields.intro[lang] ?? '' }] : [];
    });
    await indexDocuments(context, [{ kind: 'topic', refId: topicId, releaseTime: context.now(), texts }]);
    return topicId;
  },
  async remove(context, id) {
    if (id === DEX_TOPIC_ID) throw new ApiError('stillUsed');
    const links = await unlinkStories(context, 'topic', id);
    await removeDocuments(context, [{ kind: 'topic', refId: id }]);
    await context.db.delete(topics).where(eq(topics.id, id));
    return { ...links };
  },
  relink: (context, id, links) => relinkStories(context, 'topic', id, readStoryLinks(links)),
  usage: async (context, id, locale) => [
    await usedBy(context, 'item', itemsWhere(inTopic(id)), locale),
    await usedBy(context, 'piece', draftsNaming('topic_ids', id), locale),
    ...(await linksTo(context, [`/features/${id}`, `/gw_dex/${id}`], locale)),
  ],
  tags: async (context, id) => [tags.topic(id), tags.topics, ...(await tagsOfStories(context, inTopic(id)))],
});

/** Replaces the stories at the top of a topic. @throws ApiError invalidInput for an unknown story */
async function writeStories({ db }: Context, topicId: number, ids: number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  await db.delete(topicItems).where(eq(topicItems.topicId, topicId));
  if (wanted.length === 0) return;
  const there = await db.select({ id: contents.id }).from(contents).where(inArray(contents.id, wanted));
  if (there.length < wanted.length) throw new ApiError('invalidInput', { item_ids: 'notFound' });
  await db.insert(topicItems).values(wanted.map((contentId, position) => ({ topicId, contentId, position })));
}
