import { getTranslations } from 'next-intl/server';
import { PageGraph } from '@/components/publishing/page-graph';
import type { Locale } from '@/lib/platform/language/locales';

/** The graph of the page of one kind of figures. */
export async function TypeGraph({ type, name, locale }: { type: string; name: string; locale: Locale }) {
  const t = await getTranslations('data');
  return (
    <PageGraph
      locale={locale}
      address={{ name: 'dataType', params: { type } }}
      type="WebPage"
      title={name}
      description={t('typeDescription', { name })}
      parents={['data']}
    />
  );
}
