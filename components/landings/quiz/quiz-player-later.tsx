'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** Loaded after the page: the first statement is already in the HTML. */
export const QuizPlayer = hydrateInWords(() => import('./quiz-player').then((file) => file.QuizPlayer));
