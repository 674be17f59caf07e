'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** The time of the site comes first. */
export const ZoneChoice = hydrateInWords(() => import('./zone-choice').then((file) => file.ZoneChoice));
