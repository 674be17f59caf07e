'use client';

import { later } from '@/components/ui/later';

/** Nothing leads back to the top before the reader has left it. */
export const BackToTop = later(() => import('./back-to-top').then((file) => file.BackToTop));
