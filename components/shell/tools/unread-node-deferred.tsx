'use client';

import { useSyncExternalStore } from 'react';
import { deferPart } from '@/components/ui/hydration/defer-part';
import { hasSession } from '@/lib/accounts/use-member';

const Node = deferPart<{ label: string }>(() => import('./unread-node').then((file) => file.UnreadNode));
const never = () => () => {};

/** Loaded only in a browser with a session: nobody else has messages. */
export function UnreadNode(props: { label: string }) {
  return useSyncExternalStore(never, hasSession, () => false) && <Node {...props} />;
}
