import { getTranslations } from 'next-intl/server';
import { Licence } from '@/components/data/series/licence';
import { LedgerSection } from '@/components/ui/lists/ledger-section';
import type { Mention } from '@/lib/data/read-mentions';
import type { Series } from '@/lib/data/read';
import { seriesName } from '@/lib/data/series-name';
import type { Locale } from '@/lib/platform/language/locales';
import { Mentions } from './mentions';

interface Props {
  series: readonly Series[];
  mentions: readonly Mention[];
  locale: Locale;
}

/** The last sections of a type of data: flashes that name it, and how each series is counted, with source and licence. */
export async function TypeNotes({ series, mentions, locale }: Props) {
  const t = await getTranslations('data');
  return (
    <>
      {mentions.length > 0 && (
        <LedgerSection label={t('mentions')} rule="ink">
          <Mentions mentions={mentions} locale={locale} />
        </LedgerSection>
      )}
      <LedgerSection label={t('method')} rule="ink">
        <div className="grid max-w-[652px] gap-y-2 text-base leading-relaxed text-ink-2">
          {series.map((row) => (
            <p key={row.key}>
              {series.length > 1 && <b className="me-2 text-ink">{seriesName(row)}</b>}
              {[row.description, t('unit', { unit: row.unit }), t('source', { source: row.source })]
                .map((sentence) => sentence.trim())
                .join(locale === 'en' ? ' ' : '')}{' '}
              {row.licence && <Licence licence={row.licence} />}
            </p>
          ))}
          <p>{t('methodNote')}</p>
        </div>
      </LedgerSection>
    </>
  );
}
