import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PartnerDetail } from '@/components/directory/partner-detail';
import { PageGraph } from '@/components/publishing/page-graph';
import { readPartner } from '@/lib/directory/read';
import { languagesOf } from '@/lib/platform/language/languages-of';
import { pageLanguage, toId } from '@/lib/platform/routing/page-params';
import { textMetadata } from '@/lib/publishing/metadata/text';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

type Props = { params: Promise<{ id: string }> };

async function readPage({ params }: Props) {
  const language = await pageLanguage();
  const partner = await readPartner(toId((await params).id), language);
  return { language, partner: partner ?? notFound() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const t = await getTranslations('partners');
  const { language, partner } = await readPage(props);
  const { name: title, description: text, lang, langs } = partner;
  return textMetadata(
    'partner',
    partner.id,
    { title, text, lang, langs },
    language.locale,
    text || t('description'),
  );
}

export default async function PartnerPage(props: Props) {
  const { language, partner } = await readPage(props);
  return (
    <>
      <PartnerDetail partner={partner} language={language} />
      <PageGraph
        locale={language.locale}
        address={{ name: 'partner', params: { id: partner.id } }}
        languages={languagesOf(partner.langs)}
        type="WebPage"
        title={partner.name}
        description={partner.description}
        parents={['partners']}
      />
    </>
  );
}
