'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useQuiz } from '@/lib/landings/quiz/use-quiz';
import { QuizLine } from './quiz-line';
import { QuizSteps } from './quiz-steps';

const SECONDS_EACH = 14;

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
    <div className="quiz" onKeyDown={quiz.press}>
      <div className="quiz-gutter">
        <p className="quiz-number">{at + 1}</p>
        <p className="type-meta">
          {t('of', { count: statements.length })}
          <br />
          {t('minutesLeft', { minutes: Math.max(1, Math.round((left * SECONDS_EACH) / 60)) })}
        </p>
        <p className="type-meta mt-auto max-md:hidden">{t('lineNote', { count: quiz.answered })}</p>
      </div>
      <QuizLine answers={quiz.answers} at={at} />
      <div className="quiz-main">
        <h1 ref={head} tabIndex={-1} id="quiz-statement" className="quiz-statement">
          {statements[at]}
        </h1>
        <QuizSteps
          labelledBy="quiz-statement"
          name={t('question', { number: at + 1, count: statements.length })}
          value={quiz.answers[at] ?? null}
          onAnswer={quiz.answer}
        />
        <div className="quiz-keys">
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
