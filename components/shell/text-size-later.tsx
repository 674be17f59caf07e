'use client';

import { hydrateLater } from '@/components/ui/hydrate-later';

/** The document has the chosen size before any program runs. */
export const TextSize = hydrateLater(() => import('./text-size').then((file) => file.TextSize));
