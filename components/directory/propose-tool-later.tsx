'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** Loaded after the page: readers look at the tools before they propose one. */
export const ProposeTool = hydrateInWords(() => import('./propose-tool').then((file) => file.ProposeTool));
