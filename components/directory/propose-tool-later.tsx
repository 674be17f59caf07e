'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** Tools are read before one is proposed. */
export const ProposeTool = hydrateInWords(() => import('./propose-tool').then((file) => file.ProposeTool));
