'use client';

import { later } from '@/components/ui/later';

/** Only a page without a network shows it. */
export const KeptNote = later(() => import('./kept-note').then((file) => file.StoredNote));
