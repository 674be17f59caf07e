'use client';

import { deferPart } from '@/components/ui/hydration/defer-part';

/** Loaded after the page: the button is hidden until the reader has scrolled down. */
export const BackToTop = deferPart(() => import('./back-to-top').then((file) => file.BackToTop));
