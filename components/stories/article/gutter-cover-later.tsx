'use client';

import { later } from '@/components/ui/hydration/later';

/** Loaded after the page: nothing covers the facts in the gutter before the reader scrolls. */
export const GutterCover = later(() => import('./gutter-cover').then((file) => file.GutterCover));
