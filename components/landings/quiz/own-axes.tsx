'use client';

import { useOwnQuiz } from '@/lib/landings/quiz/use-own-quiz';
import { AxisBars } from './axis-bars';

/** The axes of a result, with the reader's own shares if the last result in this browser has the same code. */
export function OwnAxes({ code }: { code: string }) {
  const result = useOwnQuiz();
  return <AxisBars code={code} shares={result?.code === code ? result.shares : null} />;
}
