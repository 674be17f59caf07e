'use client';

import { hydrateLater } from '@/components/ui/hydration/hydrate-later';

/** Loaded after the page: a script in the document has already applied the chosen size. */
export const TextSize = hydrateLater(() => import('./text-size').then((file) => file.TextSize));
