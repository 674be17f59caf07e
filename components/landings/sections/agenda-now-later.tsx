'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** Loaded after the page: the running sessions in the HTML were right when the page was rendered. */
export const AgendaNow = hydrateInWords(() => import('./agenda-now').then((file) => file.AgendaNow));
