import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/platform/language/locales';

/** The anchor of the chart that stands above a text as its cover. */
export const COVER_CHART_ID = 'cover-chart';

/** A link to the chart that stands above the text as its cover, in the place where the chart was. */
export async function CoverChartReference({ title, locale }: { title: string; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'article' });
  const number = /^(?:图|圖|Figure|Fig\.)\s*(\d+)/i.exec(title)?.[1] ?? '1';
  return (
    <p className="type-meta">
      <a href={`#${COVER_CHART_ID}`} className="underline underline-offset-4">
        {t('seeChart', { number })}
      </a>
    </p>
  );
}
