'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** Loaded after the page: the friend’s result is already in the HTML. */
export const Comparison = hydrateInWords(() => import('./comparison').then((file) => file.Comparison));
