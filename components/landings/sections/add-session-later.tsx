'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** An agenda is read before one makes one’s own. */
export const AddSession = hydrateInWords(() => import('./add-session').then((file) => file.AddSession));
