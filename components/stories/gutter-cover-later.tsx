'use client';

import { later } from '@/components/ui/later';

/** Nothing covers the facts before the reader scrolls. */
export const GutterCover = later(() => import('./gutter-cover').then((file) => file.GutterCover));
