'use client';

import { useLocale } from 'next-intl';
import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { useMember } from '@/lib/accounts/use-member';
import { installState, onInstallState } from '@/lib/download/install-prompt';
import { onReactions, readReaction, reactionKey } from '@/lib/members/reactions';
import { postCall } from '@/lib/platform/calls/browser';
import { keepPageOffline } from '@/lib/platform/offline/keep-page';
import {
  forgetCollected,
  keepCollected,
  READ_CACHE,
  READER_WORKER,
  trimRead,
} from '@/lib/platform/offline/reader-caches';
import { href } from '@/lib/platform/routing/href';
import { matchRoute } from '@/lib/platform/routing/match';
import { splitAddress } from '@/lib/platform/routing/local-address';

/** A page that was only passed by is not read. */
const READ_MS = 2000;
const MOST_COLLECTED = 50;

/** In the installed app: keeps the items read last and the member's collection for a journey without a network. */
export function KeepReading() {
  const isInstalled = useSyncExternalStore(onInstallState, installState, () => 'none') === 'installed';
  return isInstalled && 'caches' in window ? <Keep /> : null;
}

function Keep() {
  const locale = useLocale();
  const path = usePathname();
  const { state } = useMember();
  const route = matchRoute(splitAddress(path).path);
  const isItem = route?.name === 'flash' || route?.name === 'article';
  const id = isItem ? Number(route.params['id']) : 0;
  const isCollected = useSyncExternalStore(
    onReactions,
    () => readReaction(reactionKey('collect', id)).isOn,
    () => false,
  );

  useEffect(() => {
    if (!isItem || !navigator.onLine) return undefined;
    const timer = setTimeout(
      () =>
        void keepPageOffline({ worker: READER_WORKER, cache: READ_CACHE, scope: '/' }).then(
          (isKept) => isKept && trimRead(),
        ),
      READ_MS,
    );
    return () => clearTimeout(timer);
  }, [isItem, path]);

  useEffect(() => {
    if (state === 'anonymous' || state === 'ended') void forgetCollected();
    if (state !== 'member' || !navigator.onLine) return;
    void postCall('myCollection', { size: MOST_COLLECTED, locale }, locale).then((reply) => {
      if (reply.ok)
        void keepCollected(reply.data.list.map((item) => href(locale, item.kind, { id: item.id })));
    });
    // Again when this item is collected, or no longer.
  }, [state, locale, isCollected]);

  return null;
}
