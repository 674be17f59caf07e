'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** Loaded after the page: the time left in the HTML was right when the page was rendered. */
export const Countdown = hydrateInWords(() => import('./countdown').then((file) => file.Countdown));
