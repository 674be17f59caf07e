import type { Answer } from '@/lib/landings/quiz/scoring';
import { QUESTIONS } from '@/lib/landings/quiz/questions';

interface Props {
  answers: readonly Answer[];
  /** Index of the current question; null when the quiz is finished. */
  at: number | null;
}

/** The answers as squares along a line: right or up for yes, left or down for no. It also shows the progress. */
export function QuizLine({ answers, at }: Props) {
  return (
    <ol className="quiz-line" aria-hidden="true">
      {QUESTIONS.map((_, index) => {
        const answer = answers[index] ?? null;
        const state = index === at ? 'now' : answer === null ? 'open' : 'done';
        return <li key={index} data-state={state} data-lean={answer === null ? 0 : answer - 2} />;
      })}
    </ol>
  );
}
