import { getTranslations } from 'next-intl/server';
import { TextSize } from './text-size';

/** The text-size button in the page's language: a line among others, or a cell of the bar on a phone. */
export async function TextSizeTool({ shape }: { shape: 'line' | 'bar' }) {
  const t = await getTranslations('textSize');
  return <TextSize shape={shape} label={t('label')} names={[t('standard'), t('large'), t('larger')]} />;
}
