'use client';

import { deferHydration } from '@/components/ui/hydration/defer-hydration';

/** Loaded after the page: a script in the document has already applied the chosen size. */
export const TextSize = deferHydration(() => import('./text-size').then((file) => file.TextSize));
