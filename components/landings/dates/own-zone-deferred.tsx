'use client';

import { deferHydrationWithMessages } from '@/components/ui/hydration/defer-hydration-with-messages';

/** Loaded after the page: the time is first shown in UTC+8. */
export const OwnZone = deferHydrationWithMessages(() => import('./own-zone').then((file) => file.OwnZone));
