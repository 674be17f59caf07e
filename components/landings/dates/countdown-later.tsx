'use client';

import { hydrateWithMessages } from '@/components/ui/hydration/hydrate-with-messages';

/** Loaded after the page: the time left in the HTML was right when the page was rendered. */
export const Countdown = hydrateWithMessages(() => import('./countdown').then((file) => file.Countdown));
