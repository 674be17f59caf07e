import type { Ranked } from '@/lib/landings/awards';
import { formatFigure, formatPercent } from '@/lib/platform/numbers/figures';

interface Props {
  ranked: readonly Ranked[];
  /** Whether the count is final; before that, neither winner nor votes nor shares can be seen, and all bars are equal. */
  isFinal: boolean;
}

/** The nominees, each with its votes as a bar, the winner's in the accent colour. */
export function NomineeBars({ ranked, isFinal }: Props) {
  const max = Math.max(...ranked.map(({ votes }) => votes), 1);
  return (
    <ul className="grid content-start gap-y-2.5">
      {ranked.map(({ name, note, votes, share }, rank) => (
        <li key={name} className="grid grid-cols-[minmax(0,9em)_minmax(0,1fr)_auto] items-center gap-x-4">
          <span className={rank === 0 && isFinal ? 'font-bold' : ''}>
            {name}
            {note !== '' && <span className="type-meta block">{note}</span>}
          </span>
          <span className="block h-2.5">
            {votes > 0 && (
              <span
                className="landing-bar-votes"
                data-winner={(rank === 0 && isFinal) || undefined}
                data-open={!isFinal || undefined}
                style={{ width: isFinal ? `${(votes / max) * 100}%` : '100%' }}
              />
            )}
          </span>
          {isFinal && votes > 0 && (
            <span className="n text-end text-sm">
              <b>{formatFigure(votes)}</b>{' '}
              <span className="inline-block min-w-[3.6em] text-ink-3">
                {formatPercent(share, { digits: 1 })}
              </span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
