import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/charts/data-table';
import { addsUp, type HomeNumbers, seatSquares } from '@/lib/hosting/overview';
import { PageSection } from '../page-section';

const TERMS = [
  { kind: 'here', field: 'checked_in' },
  { kind: 'paid', field: 'paid' },
  { kind: 'held', field: 'held' },
  { kind: 'unsold', field: 'unsold' },
] as const;

/** Seats as squares by state, and their sum. If the numbers do not add up, an error is shown instead. */
export function SeatsSection({ seats }: { seats: HomeNumbers['seats'] }) {
  const t = useTranslations('hosting.overview.seats');
  const { each, squares } = seatSquares(seats);
  const rows = TERMS.map(({ kind, field }) => ({ term: t(kind), count: seats[field] }));
  if (seats.seats === 0) return null;
  return (
    <PageSection title={t('title')} aside={t('total', { count: seats.seats })}>
      {addsUp(seats) ? (
        <>
          <p className="hr-equation">
            <b className="n-display">{seats.seats}</b>
            {TERMS.map(({ kind, field }, at) => (
              <span key={kind}>
                <i aria-hidden="true">{at === 0 ? '＝' : '＋'}</i>
                <b className="n-display">{seats[field]}</b>
                <i aria-hidden="true" className="hr-square" data-kind={kind} />
                {t(kind)}
              </span>
            ))}
          </p>
          <p aria-hidden="true" className="hr-squares">
            {squares.flatMap(({ kind, count }) =>
              Array.from({ length: count }, (_, at) => (
                <i key={`${kind}${at}`} className="hr-square" data-kind={kind} />
              )),
            )}
          </p>
          <p className="type-meta">{t(each === 1 ? 'oneEach' : 'tenEach')}</p>
          <details className="hr-twin">
            <summary>{t('table')}</summary>
            <DataTable
              caption={t('title')}
              columns={[
                { key: 'term', label: t('term') },
                { key: 'count', label: t('count'), numeric: true },
              ]}
              rows={[...rows, { term: t('sum'), count: seats.seats }]}
            />
          </details>
        </>
      ) : (
        <p role="alert" className="text-mark">
          {t('broken')}
        </p>
      )}
    </PageSection>
  );
}
