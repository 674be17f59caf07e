import { useLocale } from 'next-intl';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { codeOf } from '@/backend/contract/landings/quiz';
import { postCall } from '@/lib/platform/calls/post-call';
import { href } from '@/lib/platform/routing/href';
import { type Answer, nextQuestion, sharesOf } from './scoring';
import { NO_QUIZ } from './stored';
import { storeQuizState, useStoredQuiz } from './use-stored-quiz';

/** Milliseconds for which the chosen answer is shown before the next statement. */
const SEEN_MS = 200;

/** The quiz with `count` statements: the current one, the answers, and the actions. */
export function useQuiz(count: number) {
  const locale = useLocale();
  const router = useRouter();
  const stored = useStoredQuiz();
  const answers = stored.isDone ? NO_QUIZ.answers : stored.answers;
  /** Null until the reader has moved to a statement: until then the first unanswered statement is shown. */
  const [place, setPlace] = useState<number | null>(null);
  const at = place ?? nextQuestion(answers, -1) ?? count - 1;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = (to: number) => {
    clearTimeout(timer.current);
    setPlace(to);
  };

  const finish = async (finalAnswers: Answer[]) => {
    const shares = sharesOf(finalAnswers);
    if (!shares) return;
    // The result is computed here. If this call fails, only the public count of participants lacks this one.
    await postCall('addQuizResult', { shares }, locale);
    storeQuizState({ answers: finalAnswers, isDone: true });
    router.push(href(locale, 'personality', { code: codeOf(shares) }));
  };

  const answer = (step: NonNullable<Answer>) => {
    const nextAnswers = Array.from({ length: count }, (_, index) =>
      index === at ? step : (answers[index] ?? null),
    );
    setPlace(at);
    storeQuizState({ answers: nextAnswers, isDone: false });
    clearTimeout(timer.current);
    const next = nextQuestion(nextAnswers, at);
    timer.current = setTimeout(() => (next === null ? void finish(nextAnswers) : go(next)), SEEN_MS);
  };

  const back = () => at > 0 && go(at - 1);
  const skip = () => {
    const next = nextQuestion(answers, at);
    if (next !== null && next !== at) go(next);
  };
  const onward = () => (answers[at] ?? null) !== null && at < count - 1 && go(at + 1);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = ([0, 1, 2, 3, 4] as const).find((value) => String(value + 1) === event.key);
    if (step !== undefined) answer(step);
    else if (event.key === 'ArrowLeft') back();
    else if (event.key === 'ArrowRight') onward();
    else if (event.key === '0') skip();
    else if (event.key === 'Escape') router.push(href(locale, 'home'));
    else return;
    event.preventDefault();
  };

  return {
    at,
    answers,
    answered: answers.filter((choice) => choice !== null).length,
    press,
    answer,
    back,
    skip,
    restart: () => {
      storeQuizState(null);
      go(0);
    },
  };
}
