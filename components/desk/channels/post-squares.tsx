import { useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { postNode } from './post-node';

const LOOKS: Readonly<Record<string, string>> = {
  key: 'border-mark bg-mark',
  live: 'border-ink bg-ink',
  item: 'border-ink',
  draft: 'border-dashed border-ink-3',
};

/** One square for each post of a story: filled is out, hollow waits, dashed is not meant, cinnabar failed. */
export function PostSquares({ posts }: { posts: CallOutput<'channelDesk'>['stories'][number]['posts'] }) {
  const t = useTranslations('desk.channels');
  const words = posts.map(({ channel, state }) => `${t(`names.${channel}`)}: ${t(`states.${state}`)}`);
  return (
    <span role="img" aria-label={words.join(', ')} className="flex items-center gap-1">
      {posts.map(({ channel, state, problem }) => (
        <span
          key={channel}
          title={`${t(`names.${channel}`)}: ${t(`states.${state}`)}`}
          className={`size-[9px] border ${LOOKS[postNode(state, problem !== null)] ?? ''}`}
        />
      ))}
    </span>
  );
}
