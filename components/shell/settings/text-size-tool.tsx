import { getTranslations } from 'next-intl/server';
import { TextSize } from './text-size-deferred';

/** The text-size button in the page's language: as a line in the gutter, or as a cell of the bar on a phone. */
export async function TextSizeTool({ shape }: { shape: 'line' | 'bar' }) {
  const t = await getTranslations('textSize');
  return <TextSize shape={shape} label={t('label')} names={[t('standard'), t('large'), t('larger')]} />;
}
