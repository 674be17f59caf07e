'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** The first statement stands in the page. */
export const QuizPlayer = hydrateInWords(() => import('./quiz-player').then((file) => file.QuizPlayer));
