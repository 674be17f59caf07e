'use client';

import { hydrateWithMessages } from '@/components/ui/hydration/hydrate-with-messages';

/** Loaded after the page: the first statement is already in the HTML. */
export const QuizPlayer = hydrateWithMessages(() => import('./quiz-player').then((file) => file.QuizPlayer));
