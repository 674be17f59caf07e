import type { FollowedRow, StoryRow } from './member-rows';

const SHOWN = 3;

/** The newest articles of the authors a member follows, the newest first. */
export function newestOf(authors: readonly Pick<FollowedRow, 'latest'>[]): StoryRow[] {
  return authors
    .flatMap(({ latest }) => latest)
    .toSorted((a, b) => b.releasedAt.localeCompare(a.releasedAt))
    .slice(0, SHOWN);
}
