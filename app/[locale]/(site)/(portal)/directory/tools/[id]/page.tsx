import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ToolDetail } from '@/components/directory/tool-detail';
import { PageGraph } from '@/components/publishing/page-graph';
import { readTool } from '@/lib/directory/atlas/read';
import { languagesOf } from '@/lib/platform/language/languages-of';
import { type PageProps, readRequest } from '@/lib/platform/routing/page-params';
import { textMetadata } from '@/lib/publishing/metadata/text';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

export async function generateMetadata(props: PageProps<'id'>): Promise<Metadata> {
  const { language, id } = await readRequest(props);
  const t = await getTranslations('toolsDirectory');
  const { name: title, description: text, lang, langs } = await readTool(id, language);
  return textMetadata('tool', id, { title, text, lang, langs }, language.locale, text || t('description'));
}

export default async function ToolPage(props: PageProps<'id'>) {
  const { language, locale, id } = await readRequest(props);
  const tool = await readTool(id, language);
  return (
    <>
      <ToolDetail tool={tool} locale={locale} />
      <PageGraph
        locale={locale}
        address={{ name: 'tool', params: { id } }}
        languages={languagesOf(tool.langs)}
        type="WebPage"
        title={tool.name}
        description={tool.description}
        parents={['tools']}
      />
    </>
  );
}
