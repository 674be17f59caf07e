import { getTranslations } from 'next-intl/server';
import { PrintButton } from '@/components/ui/print-button';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { shareAddress } from '@/lib/publishing/share-picture/share-address';
import { ledgerCard } from '@/lib/stories/day-ledger';

/** Download a picture of a past day's flashes, and print the day. */
export async function DayTools({ day, language }: { day: string; language: ReaderLanguage }) {
  const t = await getTranslations('ledger');
  const card = await ledgerCard(day, language);
  return (
    <p className="no-print mt-6 flex flex-wrap gap-3">
      {card && (
        <a
          href={shareAddress({ kind: 'ledger', id: day }, card)}
          download={`lianxun-${day}.png`}
          className="btn"
        >
          {t('picture')}
        </a>
      )}
      <PrintButton label={t('print')} className="btn" />
    </p>
  );
}
