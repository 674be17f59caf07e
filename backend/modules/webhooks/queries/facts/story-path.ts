import type { ContentKind } from '@/backend/contract/stories/story';

/** Where the pages of stories of a kind are. */
export const storyPath = (kind: ContentKind): string => (kind === 'flash' ? '/news' : '/contents');
