'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** Loaded after the page: the time is first shown in UTC+8. */
export const OwnZone = hydrateInWords(() => import('./own-zone').then((file) => file.OwnZone));
