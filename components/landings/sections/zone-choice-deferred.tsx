'use client';

import { deferHydrationWithMessages } from '@/components/ui/hydration/defer-hydration-with-messages';

/** Loaded after the page: times are first shown in UTC+8. */
export const ZoneChoice = deferHydrationWithMessages(() =>
  import('./zone-choice').then((file) => file.ZoneChoice),
);
