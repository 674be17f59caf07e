'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** Loaded after the page: the result itself is shown first. */
export const OwnEntries = hydrateInWords(() => import('./own-entries').then((file) => file.OwnEntries));
