import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { LetterDone } from '@/components/newsletters/letter-done';
import { DONE_STATES } from '@/lib/newsletters/done-states';
import { listLetters } from '@/lib/newsletters/read';
import { pageLanguage, type PageProps } from '@/lib/platform/routing/page-params';
import { pageMetadata } from '@/lib/publishing/metadata/page';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

async function readState({ params }: PageProps<'state'>) {
  const { state } = await params;
  return DONE_STATES.find((candidate) => candidate === state) ?? notFound();
}

export async function generateMetadata(props: PageProps<'state'>) {
  const t = await getTranslations('letters.done');
  const { locale } = await pageLanguage();
  const state = await readState(props);
  const title = t(`${state}.title`);
  return pageMetadata({
    locale,
    address: { name: 'letterDone', params: { state } },
    title,
    description: title,
    isIndexable: false,
  });
}

export default async function DonePage(props: PageProps<'state'>) {
  const language = await pageLanguage();
  const state = await readState(props);
  const [latest] = state === 'confirmed' ? (await listLetters(language)).items : [];
  return <LetterDone state={state} latest={latest?.href} locale={language.locale} />;
}
