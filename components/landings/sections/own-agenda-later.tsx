'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** An agenda is read before one makes one’s own. */
export const OwnAgenda = hydrateInWords(() => import('./own-agenda').then((file) => file.OwnAgenda));
