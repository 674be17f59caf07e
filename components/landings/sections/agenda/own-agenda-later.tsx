'use client';

import { hydrateWithMessages } from '@/components/ui/hydration/hydrate-with-messages';

/** Loaded after the page: readers read the agenda before they choose sessions from it. */
export const OwnAgenda = hydrateWithMessages(() => import('./own-agenda').then((file) => file.OwnAgenda));
