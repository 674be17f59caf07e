import { IDS_PER_PART } from '@/backend/contract/publishing/calls';
import { tags } from '@/backend/contract/tags';
import type { StoryMemberships } from '@/backend/modules/stories/queries/memberships';

/** With more tags, only `all` is returned. */
const MAX_TAGS = 60;

/** Tags of every page that shows these stories before or after the change. */
export function changedTags(before: StoryMemberships[], after: StoryMemberships[]): string[] {
  const changed = new Set<string>();
  for (const story of [...before, ...after]) {
    changed.add(tags.content(story.id));
    changed.add(tags.sitemapPart(Math.floor(story.id / IDS_PER_PART)));
    if (!story.isLive) continue;
    changed.add(tags.kind(story.kind)).add(tags.region(story.region));
    if (story.categoryId) changed.add(tags.category(story.categoryId));
    if (story.authorId) changed.add(tags.author(story.authorId)).add(tags.authors);
    for (const label of story.labelIds) changed.add(tags.label(label));
    for (const topic of story.topicIds) changed.add(tags.topic(topic)).add(tags.topics);
  }
  if (before.some((story) => story.isLive)) changed.add(tags.titles);
  return changed.size > MAX_TAGS ? [tags.all] : [...changed];
}
