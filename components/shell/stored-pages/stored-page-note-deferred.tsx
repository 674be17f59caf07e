'use client';

import { deferPart } from '@/components/ui/hydration/defer-part';

/** Loaded after the page: only an offline copy of a page shows it. */
export const StoredPageNote = deferPart(() => import('./stored-page-note').then((file) => file.StoredNote));
