import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { codeOf, RESULT_CODES } from '@/backend/contract/landings/quiz';
import { ClientMessages } from '@/components/landings/client-messages';
import { Comparison } from '@/components/landings/quiz/comparison-deferred';
import { quizMetadata } from '@/lib/landings/quiz/metadata';
import { quizResult } from '@/lib/landings/quiz/read';
import { readShares } from '@/lib/landings/quiz/scoring';
import { pageLanguage, type PageProps } from '@/lib/platform/routing/page-params';

/**
 * Rendered for each request and not cached: the address contains the friend's result, so there are very many of them.
 */
export const dynamic = 'force-dynamic';

type Props = PageProps<'shares'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { shares } = await params;
  const address = { name: 'personalityShares' as const, params: { shares } };
  return quizMetadata(codeOf(readShares(shares) ?? notFound()), await pageLanguage(), address);
}

/** A friend's result compared with the reader's own. */
export default async function QuizComparePage({ params }: Props) {
  const shares = readShares((await params).shares) ?? notFound();
  const language = await pageLanguage();
  const t = await getTranslations('quiz');
  const names = Object.fromEntries(
    RESULT_CODES.map((code) => [code, quizResult(code, language)?.name ?? code]),
  );
  return (
    <>
      <div className="quiz-all max-w-[1100px] px-4 pt-8 pb-16 md:pr-16 md:pl-9">
        <h1 className="type-page-title pb-6">{t('compareTitle')}</h1>
        <ClientMessages locale={language.locale} of="quiz">
          <Comparison theirs={shares} theirCode={codeOf(shares)} names={names} />
        </ClientMessages>
      </div>
    </>
  );
}
