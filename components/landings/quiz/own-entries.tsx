'use client';

import { useTranslations } from 'next-intl';
import { useOwnQuiz } from '@/lib/landings/quiz/use-own-quiz';
import { QuizLine } from './quiz-line';

/** The reader's own answers as a line; nothing if the last result in this browser has another code. */
export function OwnEntries({ code }: { code: string }) {
  const t = useTranslations('quiz');
  const result = useOwnQuiz();
  if (result?.code !== code) return null;
  return (
    <section className="mt-10 border-t border-ink pt-3">
      <h2 className="text-base">
        {t('entries')} <span className="type-meta font-normal">{t('entriesNote')}</span>
      </h2>
      <div className="quiz-strip">
        <QuizLine answers={result.answers} at={null} />
      </div>
    </section>
  );
}
