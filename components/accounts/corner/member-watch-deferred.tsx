'use client';

import { useSyncExternalStore } from 'react';
import { deferPart } from '@/components/ui/hydration/defer-part';
import { hasSession } from '@/lib/accounts/use-member';
import type { MemberWatchProps } from './member-watch';

const Watch = deferPart<MemberWatchProps>(() => import('./member-watch').then((file) => file.MemberWatch));
const never = () => () => {};

/** Loaded only in a browser with a session: without one there is no member to watch. */
export function MemberWatch(props: MemberWatchProps) {
  return useSyncExternalStore(never, hasSession, () => false) && <Watch {...props} />;
}
