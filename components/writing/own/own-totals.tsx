import './own-totals.css';
import { useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { formatFigure } from '@/lib/platform/numbers/figures';

const NAMES = ['views', 'likes', 'collections', 'follows'] as const;

/** The sums of the last 28 days over all stories of an author. */
export function OwnTotals({ totals }: { totals: CallOutput<'myContents'>['totals'] }) {
  const t = useTranslations('writing.area');
  return (
    <section aria-label={t('totals')} className="entry">
      <p className="entry-gutter type-meta own-totals-name">{t('totals')}</p>
      <dl className="entry-body own-totals">
        {NAMES.map((name) => (
          <div key={name}>
            <dt>{t(name === 'follows' ? 'newFollows' : name)}</dt>
            <dd className="n-display">{formatFigure(totals[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
