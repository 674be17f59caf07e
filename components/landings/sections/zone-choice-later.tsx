'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** Loaded after the page: times are first shown in UTC+8. */
export const ZoneChoice = hydrateInWords(() => import('./zone-choice').then((file) => file.ZoneChoice));
