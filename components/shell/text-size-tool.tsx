import { getTranslations } from 'next-intl/server';
import { TextSize } from './text-size';

/** The text-size button in the page's language. */
export async function TextSizeTool() {
  const t = await getTranslations('textSize');
  return <TextSize label={t('label')} names={[t('standard'), t('large'), t('larger')]} />;
}
