'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** The result itself comes first. */
export const OwnEntries = hydrateInWords(() => import('./own-entries').then((file) => file.OwnEntries));
