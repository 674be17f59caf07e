'use client';

import { deferHydration } from '@/components/ui/hydration/defer-hydration';

/** Loaded after the page, on pages that have no other reaction. Not inside a paragraph. */
export const FollowToggle = deferHydration(() =>
  import('./reaction-button').then((file) => file.ReactionButton),
);
