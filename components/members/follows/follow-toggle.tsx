'use client';

import { deferHydration } from '@/components/ui/hydration/defer-hydration';

/** Loaded after the page, or at the reader's first touch or key. It must not stand in a paragraph. */
export const FollowToggle = deferHydration(() =>
  import('./follow-reaction').then((file) => file.FollowReaction),
);
