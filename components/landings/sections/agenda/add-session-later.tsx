'use client';

import { hydrateWithMessages } from '@/components/ui/hydration/hydrate-with-messages';

/** Loaded after the page: readers read the agenda before they choose sessions from it. */
export const AddSession = hydrateWithMessages(() => import('./add-session').then((file) => file.AddSession));
