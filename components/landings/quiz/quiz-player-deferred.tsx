'use client';

import { deferHydrationWithMessages } from '@/components/ui/hydration/defer-hydration-with-messages';

/** Loaded after the page: the first statement is already in the HTML. */
export const QuizPlayer = deferHydrationWithMessages(() =>
  import('./quiz-player').then((file) => file.QuizPlayer),
);
