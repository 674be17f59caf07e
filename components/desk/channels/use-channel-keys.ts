import { isWriting, useKeys } from '@/lib/platform/keys/use-keys';
import type { Act, Post } from './act';
import { actsOf, mayWrite } from './acts-of';

interface Panel {
  channels: readonly Post[];
  /** The post the keys are for; null before one is chosen. */
  current: Post | null;
  isBusy: boolean;
  choose: (post: Post) => void;
  write: (post: Post) => void;
  act: Act;
}

/** The most channels that have a key of their own. */
const MAX_DIGIT = 9;

/**
 * The keys of the panel of channels: Alt and a digit choose a post; Alt+E changes its text, Alt+Enter sends it,
 * Alt+Delete deletes it, unless somebody is writing. None of them works without a panel.
 */
export function useChannelKeys(panel: Panel | null): void {
  const { channels = [], current = null, isBusy = false } = panel ?? {};
  const doAct = (act: 'send' | 'remove') => {
    if (!panel || !current || isBusy || !actsOf(current).includes(act)) return undefined;
    return () => void panel.act({ channel: current.channel, act });
  };
  const remove = doAct('remove');
  useKeys({
    ...Object.fromEntries(
      channels.slice(0, MAX_DIGIT).map((post, index) => [`alt+${index + 1}`, () => panel?.choose(post)]),
    ),
    'alt+e': current && mayWrite(current) ? () => panel?.write(current) : undefined,
    'alt+enter': doAct('send'),
    'alt+delete': remove && (() => !isWriting(document.activeElement) && remove()),
  });
}
