'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** What stands in the page was right when it was made. */
export const AgendaNow = hydrateInWords(() => import('./agenda-now').then((file) => file.AgendaNow));
