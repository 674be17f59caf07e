import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { RichTextBody } from './rich-text-body';
import { getConfig } from '@/lib/platform/config/config';
import type { Locale } from '@/lib/platform/language/locales';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { readRichText } from '@/lib/publishing/rich-text/read-rich-text';

interface Props {
  html: string;
  /** Language of the text. */
  lang: Locale;
  locale: Locale;
  /** Source and date, shown below the charts of the text. */
  credit?: { source: string; updated: string };
  /** See `RichTextBody`. */
  drawSeries?: ComponentProps<typeof RichTextBody>['drawSeries'];
}

/** Sanitises a stored text and shows it with its tables, pictures and charts. */
export async function StoredText({
  html,
  lang,
  locale,
  credit = { source: '', updated: '' },
  drawSeries,
}: Props) {
  const t = await getTranslations('article');
  const { parts } = readRichText(html, {
    locale,
    siteUrl: getConfig().siteUrl,
    labels: { picture: t('picture'), table: t('table') },
  });
  return (
    <RichTextBody
      parts={parts}
      locale={locale}
      lang={foreignLang(lang, locale)}
      credit={credit}
      drawSeries={drawSeries}
    />
  );
}
