'use client';

import { useOwnQuiz } from '@/lib/landings/quiz/use-own-quiz';
import { AxisBars } from './axis-bars';

/** The axes of a result, with the reader's own shares where this browser has had it. */
export function OwnAxes({ code }: { code: string }) {
  const own = useOwnQuiz();
  return <AxisBars code={code} shares={own?.code === code ? own.shares : null} />;
}
