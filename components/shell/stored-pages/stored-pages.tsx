'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { useMember } from '@/lib/accounts/use-member';
import { onReactions, readReaction, reactionKey } from '@/lib/members/reactions';
import { postCall } from '@/lib/platform/calls/post-call';
import { clearCollected, cacheCollected, cacheRead } from '@/lib/platform/offline/reader-caches';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { matchRoute } from '@/lib/platform/routing/match';
import { routes } from '@/lib/platform/routing/routes';
import { splitAddress } from '@/lib/platform/routing/local-address';

/** A story counts as read after this time on its page. */
const READ_MS = 2000;
const MAX_COLLECTED_PAGES = 50;

/** Stores read and collected stories, and landing pages, for offline reading. Renders nothing. */
export function StoredPages({ locale }: { locale: Locale }) {
  const path = usePathname();
  const { state } = useMember();
  const route = matchRoute(splitAddress(path).path);
  const isItem = route?.name === 'flash' || route?.name === 'article';
  // Readers open a landing page at the venue of its event, which may have no network.
  const isStored = isItem || (route !== null && routes[route.name].page.startsWith('landings/'));
  const id = isItem ? Number(route.params['id']) : 0;
  const isCollected = useSyncExternalStore(
    onReactions,
    () => readReaction(reactionKey('collect', id)).isOn,
    () => false,
  );

  useEffect(() => {
    if (!isStored || !navigator.onLine) return undefined;
    const timer = setTimeout(() => void cacheRead(), READ_MS);
    return () => clearTimeout(timer);
  }, [isStored, path]);

  useEffect(() => {
    if (state === 'anonymous' || state === 'ended') void clearCollected();
    if (state !== 'member' || !navigator.onLine) return;
    void postCall('myCollection', { size: MAX_COLLECTED_PAGES, locale }, locale).then((reply) => {
      if (reply.ok)
        void cacheCollected(reply.data.list.map((item) => href(locale, item.kind, { id: item.id })));
    });
    // `isCollected`: runs again when this story is added to the collection or removed.
  }, [state, locale, isCollected]);

  return null;
}
