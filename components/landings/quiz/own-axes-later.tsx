'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** The result itself comes first. */
export const OwnAxes = hydrateInWords(() => import('./own-axes').then((file) => file.OwnAxes));
