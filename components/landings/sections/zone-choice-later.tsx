'use client';

import { hydrateWithMessages } from '@/components/ui/hydration/hydrate-with-messages';

/** Loaded after the page: times are first shown in UTC+8. */
export const ZoneChoice = hydrateWithMessages(() => import('./zone-choice').then((file) => file.ZoneChoice));
