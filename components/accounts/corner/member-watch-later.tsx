'use client';

import { useSyncExternalStore } from 'react';
import { later } from '@/components/ui/hydration/later';
import { hasSession } from '@/lib/accounts/use-member';
import type { MemberWatchProps } from './member-watch';

const Watch = later<MemberWatchProps>(() => import('./member-watch').then((file) => file.MemberWatch));
const never = () => () => {};

/** Loaded only in a browser with a session: without one there is no member to watch. */
export function MemberWatch(props: MemberWatchProps) {
  return useSyncExternalStore(never, hasSession, () => false) && <Watch {...props} />;
}
