import { useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { formatFigure } from '@/lib/platform/numbers/figures';

const NAMES = ['views', 'likes', 'collections', 'follows'] as const;

/** The sums of the last 28 days over all stories of an author. */
export function OwnTotals({ totals }: { totals: CallOutput<'myContents'>['totals'] }) {
  const t = useTranslations('writing.area');
  return (
    <section aria-label={t('totals')} className="entry">
      <p className="entry-gutter type-meta pt-1">{t('totals')}</p>
      <dl className="entry-body grid grid-cols-2 gap-x-6 gap-y-4 pb-6 md:grid-cols-4">
        {NAMES.map((name) => (
          <div key={name}>
            <dt className="text-xs text-ink-3">{t(name === 'follows' ? 'newFollows' : name)}</dt>
            <dd className="n-display text-4xl leading-[1.15]! font-semibold">{formatFigure(totals[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
