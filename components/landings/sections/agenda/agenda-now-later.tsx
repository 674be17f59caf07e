'use client';

import { hydrateWithMessages } from '@/components/ui/hydration/hydrate-with-messages';

/** Loaded after the page: the running sessions in the HTML were right when the page was rendered. */
export const AgendaNow = hydrateWithMessages(() => import('./agenda-now').then((file) => file.AgendaNow));
