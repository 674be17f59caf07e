import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RESULT_CODES } from '@/backend/contract/landings/quiz';
import { ClientMessages } from '@/components/landings/client-messages';
import { QuizPlayer } from '@/components/landings/quiz/quiz-player-deferred';
import { ResultLinks } from '@/components/landings/quiz/result-links';
import { SectionGraph } from '@/components/publishing/section-graph';
import { quizResult, quizStatements } from '@/lib/landings/quiz/read';
import { href } from '@/lib/platform/routing/href';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { sectionMetadata } from '@/lib/publishing/metadata/section';

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('personalities');
}

/** The quiz, and below it links to all results. */
export default async function QuizPage() {
  const language = await pageLanguage();
  const { locale } = language;
  const t = await getTranslations('quiz');
  const items = RESULT_CODES.map((code) => ({
    name: quizResult(code, language)?.name ?? code,
    href: href(locale, 'personality', { code }),
  }));
  return (
    <>
      <ClientMessages locale={locale} of="quiz">
        <QuizPlayer statements={quizStatements(language)} />
      </ClientMessages>
      <div className="quiz-all max-w-[1100px] px-4 pt-8 pb-16 md:pr-16 md:pl-9">
        <p className="max-w-[40em] pb-6 leading-relaxed text-ink-2">{t('description')}</p>
        <ResultLinks title={t('all')} codes={RESULT_CODES} isWide language={language} />
      </div>
      <SectionGraph name="personalities" items={items} />
    </>
  );
}
