'use client';

import { hydrateWithMessages } from '@/components/ui/hydration/hydrate-with-messages';

/** Loaded after the page: the time is first shown in UTC+8. */
export const OwnZone = hydrateWithMessages(() => import('./own-zone').then((file) => file.OwnZone));
