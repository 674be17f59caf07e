import { IDS_PER_PART } from '@/backend/contract/publishing/calls';
import { tags } from '@/backend/contract/tags';
import type { ItemMemberships } from '@/backend/modules/stories/queries/memberships';

/** With more tags, only `all` is returned. */
const MAX_TAGS = 60;

/** Tags of every page that shows these stories before or after the change. */
export function changedTags(before: ItemMemberships[], after: ItemMemberships[]): string[] {
  const changed = new Set<string>();
  for (const item of [...before, ...after]) {
    changed.add(tags.content(item.id));
    changed.add(tags.sitemapPart(Math.floor(item.id / IDS_PER_PART)));
    if (!item.isLive) continue;
    changed.add(tags.kind(item.kind)).add(tags.region(item.region));
    if (item.categoryId) changed.add(tags.category(item.categoryId));
    if (item.authorId) changed.add(tags.author(item.authorId)).add(tags.authors);
    for (const label of item.labelIds) changed.add(tags.label(label));
    for (const topic of item.topicIds) changed.add(tags.topic(topic)).add(tags.topics);
  }
  if (before.some((item) => item.isLive)) changed.add(tags.titles);
  return changed.size > MAX_TAGS ? [tags.all] : [...changed];
}
