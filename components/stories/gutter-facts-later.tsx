'use client';

import { hydrateLater } from '@/components/ui/hydrate-later';

/** Nothing covers the facts before the reader scrolls. */
export const GutterFacts = hydrateLater(() => import('./gutter-facts').then((file) => file.GutterFacts));
