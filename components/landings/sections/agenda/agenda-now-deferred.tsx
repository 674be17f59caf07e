'use client';

import { deferHydrationWithMessages } from '@/components/ui/hydration/defer-hydration-with-messages';

/** Loaded after the page: the running sessions in the HTML were right when the page was rendered. */
export const AgendaNow = deferHydrationWithMessages(() =>
  import('./agenda-now').then((file) => file.AgendaNow),
);
