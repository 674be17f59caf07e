import { useTranslations } from 'next-intl';
import { addsUp, type HomeNumbers, seatSquares } from '@/lib/hosting/overview';
import { PageSection } from '../page-section';
import { NumbersTable } from './numbers-table';

const TERMS = [
  { kind: 'here', field: 'checked_in' },
  { kind: 'paid', field: 'paid' },
  { kind: 'held', field: 'held' },
  { kind: 'unsold', field: 'unsold' },
] as const;

const TERM = 'n-display text-4xl leading-[1.2] font-semibold';

/** A square by the state of the seats it stands for: full, half, half in a dashed frame, or empty. */
const SQUARES = {
  here: 'border-solid bg-ink',
  paid: 'border-solid bg-[linear-gradient(to_top_left,var(--ink)_50%,transparent_50%)]',
  held: 'border-dashed bg-[linear-gradient(to_top_left,var(--ink)_50%,transparent_50%)]',
  unsold: 'border-solid',
} as const;

const squareClass = (kind: keyof typeof SQUARES) =>
  `inline-block size-3.5 self-center border border-ink ${SQUARES[kind]}`;

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
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <b className={TERM}>{seats.seats}</b>
            {TERMS.map(({ kind, field }, at) => (
              <span
                key={kind}
                className="inline-flex items-baseline gap-[7px] whitespace-nowrap max-[200px]:whitespace-normal"
              >
                <i aria-hidden="true" className="text-ink-3 not-italic">
                  {at === 0 ? '＝' : '＋'}
                </i>
                <b className={TERM}>{seats[field]}</b>
                <i aria-hidden="true" className={squareClass(kind)} />
                {t(kind)}
              </span>
            ))}
          </p>
          <p
            aria-hidden="true"
            className="mt-2.5 mb-2 grid max-w-[1072px] grid-cols-[repeat(auto-fill,14px)] gap-[3.9px]"
          >
            {squares.flatMap(({ kind, count }) =>
              Array.from({ length: count }, (_, at) => (
                <i key={`${kind}${at}`} className={squareClass(kind)} />
              )),
            )}
          </p>
          <p className="type-meta">{t(each === 1 ? 'oneEach' : 'tenEach')}</p>
          <NumbersTable
            label={t('table')}
            caption={t('title')}
            columns={[
              { key: 'term', label: t('term') },
              { key: 'count', label: t('count'), numeric: true },
            ]}
            rows={[...rows, { term: t('sum'), count: seats.seats }]}
          />
        </>
      ) : (
        <p role="alert" className="text-mark">
          {t('broken')}
        </p>
      )}
    </PageSection>
  );
}
