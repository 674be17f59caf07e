'use client';

import { later } from '@/components/ui/hydration/later';

/** Loaded after the page: only an offline copy of a page shows it. */
export const StoredPageNote = later(() => import('./stored-page-note').then((file) => file.StoredNote));
