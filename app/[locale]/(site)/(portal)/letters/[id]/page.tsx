import type { Metadata } from 'next';
import { LetterDetail } from '@/components/newsletters/letter-detail';
import { PageGraph } from '@/components/publishing/page-graph';
import { readLetter } from '@/lib/newsletters/read';
import { languagesOf } from '@/lib/platform/language/languages-of';
import { pageLanguage, toId } from '@/lib/platform/routing/page-params';
import { textMetadata } from '@/lib/publishing/metadata/text';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

type Props = { params: Promise<{ id: string }> };

async function readPage({ params }: Props) {
  const language = await pageLanguage();
  return { language, letter: await readLetter(toId((await params).id), language) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { language, letter } = await readPage(props);
  return textMetadata('letter', letter.id, letter, language.locale);
}

export default async function LetterPage(props: Props) {
  const { language, letter } = await readPage(props);
  return (
    <>
      <LetterDetail letter={letter} locale={language.locale} />
      <PageGraph
        locale={language.locale}
        address={{ name: 'letter', params: { id: letter.id } }}
        languages={languagesOf(letter.langs)}
        type="WebPage"
        title={letter.title}
        description={letter.text}
        parents={['letters']}
      />
    </>
  );
}
