'use client';

import { deferHydrationWithMessages } from '@/components/ui/hydration/defer-hydration-with-messages';

/** Loaded after the page: the time left in the HTML was right when the page was rendered. */
export const Countdown = deferHydrationWithMessages(() =>
  import('./countdown').then((file) => file.Countdown),
);
