import type { Story } from './story';

/** Stories by release time, the newest first. */
export function newestFirst(stories: readonly Story[]): Story[] {
  return stories.toSorted((a, b) => b.releasedAt.localeCompare(a.releasedAt));
}
