'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** Loaded after the page: the result itself is shown first. */
export const OwnAxes = hydrateInWords(() => import('./own-axes').then((file) => file.OwnAxes));
