'use client';

import { later } from '@/components/ui/hydration/later';

/** Loaded after the page: the button is hidden until the reader has scrolled down. */
export const BackToTop = later(() => import('./back-to-top').then((file) => file.BackToTop));
