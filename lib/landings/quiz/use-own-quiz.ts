import { useMemo } from 'react';
import { codeOf } from '@/backend/contract/landings/quiz';
import { type Answer, sharesOf } from './scoring';
import { useStoredQuiz } from './use-stored-quiz';

export interface OwnQuiz {
  answers: Answer[];
  shares: number[];
  code: string;
}

/** The finished quiz of this browser; null on the server, and where there is none. */
export function useOwnQuiz(): OwnQuiz | null {
  const { answers, isDone } = useStoredQuiz();
  return useMemo(() => {
    const shares = isDone ? sharesOf(answers) : null;
    return shares && { answers, shares, code: codeOf(shares) };
  }, [answers, isDone]);
}
