'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** Loaded after the page: readers read the agenda before they choose sessions from it. */
export const AddSession = hydrateInWords(() => import('./add-session').then((file) => file.AddSession));
