import { useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { postNode } from './post-node';

const LOOKS: Readonly<Record<string, string>> = {
  key: 'border-mark bg-mark',
  live: 'border-ink bg-ink',
  item: 'border-ink',
  draft: 'border-dashed border-ink-3',
};

/** What became of a story at channels, in their order; null where it is not meant for one. */
export type Marks = CallOutput<'channelPosts'>['stories'][number]['posts'];

/** One square for each post of a story: filled is out, hollow waits, dashed is not meant, cinnabar failed. */
export function PostSquares({ posts }: { posts: Marks }) {
  const t = useTranslations('desk.channels');
  const words = posts.map(
    ({ channel, state }) => `${t(`names.${channel}`)}: ${t(`states.${state ?? 'none'}`)}`,
  );
  return (
    <span role="img" aria-label={words.join(', ')} className="flex items-center gap-1">
      {posts.map(({ channel, state, problem }) => (
        <span
          key={channel}
          title={`${t(`names.${channel}`)}: ${t(`states.${state ?? 'none'}`)}`}
          className={`size-[9px] border ${LOOKS[postNode(state, problem !== null)] ?? ''}`}
        />
      ))}
    </span>
  );
}
