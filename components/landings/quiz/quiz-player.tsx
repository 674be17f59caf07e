'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useQuiz } from '@/lib/landings/quiz/use-quiz';
import { QuizLine } from './quiz-line';
import { QuizSteps } from './quiz-steps';

const SECONDS_EACH = 14;

/** On a phone the steps stand at the lower edge, where the thumb is. */
const FRAME =
  'grid min-h-[calc(100dvh-64px)] grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)] border-bs-2 border-ink md:-ms-7 md:grid-cols-[220px_120px_minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)] xl:grid-cols-[340px_120px_minmax(0,1fr)]';

/** As high as the longest statement, so that the steps stay in their place. */
const STATEMENT =
  'min-h-[5.4em] text-phone-title leading-[1.34] font-extrabold outline-none md:min-h-[3.9em] md:text-display-sm md:leading-[1.3] [&:lang(en)]:min-h-[6em] [&:lang(en)]:leading-[1.16] [&:lang(en)]:tracking-[-0.012em] [&:lang(en)]:[font-stretch:90%] md:[&:lang(en)]:min-h-[4.4em]';

/** The quiz, one statement at a time. Answers stay in this browser until the end. */
export function QuizPlayer({ statements }: { statements: readonly string[] }) {
  const t = useTranslations('quiz');
  const quiz = useQuiz(statements.length);
  const head = useRef<HTMLHeadingElement>(null);
  const { at } = quiz;
  // The heading gets the focus, so that screen readers read each new statement, and because the quiz's keys work only
  // inside the quiz.
  useEffect(() => {
    head.current?.focus({ preventScroll: true });
  }, [at]);
  const left = quiz.answers.length === 0 ? statements.length : statements.length - quiz.answered;
  return (
    <div className={FRAME} onKeyDown={quiz.press}>
      <div className="flex items-baseline gap-4 p-4 md:flex-col md:gap-3 md:pt-12 md:pr-0 md:pb-10 md:pl-16">
        <p className="quiz-number text-display-lg leading-[0.85] font-bold tabular-nums lining-nums [font-stretch:72%] md:text-display-3xl">
          {at + 1}
        </p>
        <p className="type-meta">
          {t('of', { count: statements.length })}
          <br />
          {t('minutesLeft', { minutes: Math.max(1, Math.round((left * SECONDS_EACH) / 60)) })}
        </p>
        <p className="type-meta mt-auto max-md:hidden">{t('lineNote', { count: quiz.answered })}</p>
      </div>
      <QuizLine answers={quiz.answers} at={at} />
      <div className="grid grid-rows-[minmax(0,1fr)_auto_auto] content-between gap-7 px-4 pt-2 pb-6 md:max-w-[940px] md:grid-rows-none md:pt-12 md:pr-16 md:pb-10 md:pl-[72px]">
        <h1 ref={head} tabIndex={-1} id="quiz-statement" className={STATEMENT}>
          {statements[at]}
        </h1>
        <QuizSteps
          labelledBy="quiz-statement"
          name={t('question', { number: at + 1, count: statements.length })}
          value={quiz.answers[at] ?? null}
          onAnswer={quiz.answer}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-bs border-rule pt-2">
          <ActionButton type="button" onClick={quiz.back} disabled={at === 0} className="form-link min-h-11">
            {t('back')}
          </ActionButton>
          <button type="button" onClick={quiz.skip} className="form-link min-h-11">
            {t('skip')}
          </button>
          {quiz.answered > 0 && (
            <button type="button" onClick={quiz.restart} className="form-link min-h-11">
              {t('restart')}
            </button>
          )}
          <p className="type-meta max-md:hidden">
            <kbd className="key-cap">1</kbd>–<kbd className="key-cap">5</kbd> {t('keys.answer')}{' '}
            <kbd className="key-cap">←</kbd> {t('keys.back')} <kbd className="key-cap">0</kbd>{' '}
            {t('keys.skip')}
          </p>
          <p className="type-meta">{t('stored')}</p>
        </div>
      </div>
    </div>
  );
}
