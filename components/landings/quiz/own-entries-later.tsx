'use client';

import { hydrateWithMessages } from '@/components/ui/hydration/hydrate-with-messages';

/** Loaded after the page: the result itself is shown first. */
export const OwnEntries = hydrateWithMessages(() => import('./own-entries').then((file) => file.OwnEntries));
