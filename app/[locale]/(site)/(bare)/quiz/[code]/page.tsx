import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ClientMessages } from '@/components/landings/client-messages';
import { ResultPage } from '@/components/landings/quiz/result-page';
import { PageGraph } from '@/components/publishing/page-graph';
import { quizImage, quizMetadata } from '@/lib/landings/quiz/metadata';
import { quizResult } from '@/lib/landings/quiz/read';
import { pageLanguage, type PageProps } from '@/lib/platform/routing/page-params';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 600;

export async function generateMetadata({ params }: PageProps<'code'>): Promise<Metadata> {
  return quizMetadata((await params).code, await pageLanguage());
}

/** One of the sixteen results. */
export default async function QuizResultPage({ params }: PageProps<'code'>) {
  const { code } = await params;
  const language = await pageLanguage();
  const result = quizResult(code, language) ?? notFound();
  return (
    <>
      <ClientMessages locale={language.locale} of="quiz">
        <ResultPage code={code} language={language} />
      </ClientMessages>
      <PageGraph
        locale={language.locale}
        address={{ name: 'personality', params: { code } }}
        type="WebPage"
        title={result.name}
        description={result.line}
        image={await quizImage(code, language)}
      />
    </>
  );
}
