import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { labelRecord } from '@/backend/contract/topics/records';
import { tags } from '@/backend/contract/tags';
import { dataSeries } from '@/backend/db/schema/data';
import { labelAliases, labels } from '@/backend/db/schema/topics';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { fold } from '@/backend/kernel/text/fold';
import { pickText } from '@/backend/kernel/text/local';
import { moveFollows } from '@/backend/records/move-follows';
import { defineRecordKind } from '@/backend/records/kind';
import { itemsWhere, linksTo, draftsNaming, usedBy } from '@/backend/records/usage';
import { moveStories, relinkStories, unlinkStories } from '@/backend/modules/stories/commands/story-links';
import { tagsOfStories } from '@/backend/modules/stories/queries/tags-of-stories';
import { readLabelLinks, readStoryLinks } from './story-links';

const hasLabel = (id: number) =>
  sql`exists (select 1 from content_labels j where j.content_id = c.id and j.label_id = ${id})`;

/** Labels; those that mean the same can be merged. */
export const labelKind = defineRecordKind({
  kind: 'label',
  changedBy: 'editor',
  schema: labelRecord,
  listed: sql`select l.id, l.name as title, coalesce(n.total, 0)::text as note, -coalesce(n.total, 0) as rank
    from labels l left join list_counts n on n.list_key = 'any+label:' || l.id`,
  async read({ db }, id) {
    const [row] = await db.select({ name: labels.name }).from(labels).where(eq(labels.id, id));
    return row ?? null;
  },
  async write(context, id, { name }) {
    const nameKey = fold(pickText(name, 'zh-Hans').text);
    await checkFree(context, nameKey, id ?? 0);
    const [row] = await context.db
      .insert(labels)
      .values({ ...(id !== null && { id }), name, nameKey })
      .onConflictDoUpdate({ target: labels.id, set: { name, nameKey } })
      .returning({ id: labels.id });
    return row?.id ?? 0;
  },
  async remove(context, id) {
    const { db } = context;
    const links = await unlinkStories(context, 'label', id);
    const aliases = await db.delete(labelAliases).where(eq(labelAliases.labelId, id)).returning();
    const series = await setLabelOfSeries(context, eq(dataSeries.labelId, id), null);
    await db.delete(labels).where(eq(labels.id, id));
    return { ...links, aliases: aliases.map(({ nameKey }) => nameKey), series };
  },
  async relink(context, id, links) {
    await relinkStories(context, 'label', id, readStoryLinks(links));
    const { aliases, series } = readLabelLinks(links);
    const isFree = and(inArray(dataSeries.id, series), isNull(dataSeries.labelId));
    if (series.length > 0) await setLabelOfSeries(context, isFree, id);
    if (aliases.length > 0)
      await context.db
        .insert(labelAliases)
        .values(aliases.map((nameKey) => ({ nameKey, labelId: id })))
        .onConflictDoNothing();
  },
  async merge(context, id, into) {
    const { db } = context;
    await moveStories(context, 'label', id, into);
    await moveFollows(context, 'label', id, into);
    await db.update(labelAliases).set({ labelId: into }).where(eq(labelAliases.labelId, id));
    await setLabelOfSeries(context, eq(dataSeries.labelId, id), into);
    const [gone] = await db.delete(labels).where(eq(labels.id, id)).returning({ nameKey: labels.nameKey });
    if (gone)
      await db
        .insert(labelAliases)
        .values({ nameKey: gone.nameKey, labelId: into })
        .onConflictDoUpdate({ target: labelAliases.nameKey, set: { labelId: into } });
  },
  usage: async (context, id, locale) => [
    await usedBy(context, 'item', itemsWhere(hasLabel(id)), locale),
    await usedBy(context, 'piece', draftsNaming('label_ids', id), locale),
    ...(await linksTo(context, [`/features/label/${id}`], locale)),
  ],
  tags: async (context, id) => [tags.label(id), tags.titles, ...(await tagsOfStories(context, hasLabel(id)))],
});

/** Sets the label of the asset whose price the matching series are. @returns the ids of these series */
async function setLabelOfSeries({ db }: Context, which: SQL | undefined, labelId: number | null) {
  const changed = await db.update(dataSeries).set({ labelId }).where(which).returning({ id: dataSeries.id });
  return changed.map(({ id }) => id);
}

/**
 * Refuses a name that is taken. It also counts as taken when a label of that name was merged into another one: writers
 * who type the name mean that other label.
 * @throws ApiError invalidInput when another label has the same folded name, or the name is empty after folding
 */
async function checkFree({ db }: Context, nameKey: string, id: number): Promise<void> {
  if (nameKey === '') throw new ApiError('invalidInput', { name: 'noLetters' });
  const [other] = await db
    .select({ id: labels.id })
    .from(labels)
    .where(and(eq(labels.nameKey, nameKey), ne(labels.id, id)));
  const [merged] = await db
    .select({ id: labelAliases.labelId })
    .from(labelAliases)
    .where(and(eq(labelAliases.nameKey, nameKey), ne(labelAliases.labelId, id)));
  if (other ?? merged) throw new ApiError('invalidInput', { name: 'taken' });
}
