import { getTranslations } from 'next-intl/server';
import { datasetNode } from '@/lib/data/graph';
import type { Series } from '@/lib/data/read';
import { PageGraph } from '@/components/publishing/page-graph';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  type: string;
  name: string;
  series: readonly Series[];
  locale: Locale;
}

/** The JSON-LD graph of the page of one data type: the page, and its series as a data set. */
export async function TypeGraph({ type, name, series, locale }: Props) {
  const t = await getTranslations('data');
  const description = t('typeDescription', { name });
  // Search engines want more than one sentence. Units and sources say most in few words; every data set has files.
  const sentences = [
    description,
    ...series.map((dataSeries) => dataSeries.description),
    ...series.map(({ unit }) => unit && t('unit', { unit })),
    ...series.map(({ source }) => source && t('source', { source })),
    t('files'),
  ];
  return (
    <PageGraph
      locale={locale}
      address={{ name: 'dataType', params: { type } }}
      type="WebPage"
      title={name}
      description={description}
      parents={['data']}
      main={{ entity: datasetNode(type, name, sentences, series, locale) }}
    />
  );
}
