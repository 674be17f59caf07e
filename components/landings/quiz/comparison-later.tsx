'use client';

import { hydrateWithMessages } from '@/components/ui/hydration/hydrate-with-messages';

/** Loaded after the page: the friend’s result is already in the HTML. */
export const Comparison = hydrateWithMessages(() => import('./comparison').then((file) => file.Comparison));
