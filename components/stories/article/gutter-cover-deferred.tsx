'use client';

import { deferPart } from '@/components/ui/hydration/defer-part';

/** Loaded after the page: nothing covers the facts in the gutter before the reader scrolls. */
export const GutterCover = deferPart(() => import('./gutter-cover').then((file) => file.GutterCover));
