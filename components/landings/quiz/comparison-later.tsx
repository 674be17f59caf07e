'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** The friend’s result stands in the page. */
export const Comparison = hydrateInWords(() => import('./comparison').then((file) => file.Comparison));
