'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** The time of the site comes first. */
export const OwnZone = hydrateInWords(() => import('./own-zone').then((file) => file.OwnZone));
