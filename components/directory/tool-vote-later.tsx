'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** A tool is read before it is voted for. */
export const ToolVote = hydrateInWords(() => import('./tool-vote').then((file) => file.ToolVote));
