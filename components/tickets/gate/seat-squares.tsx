import { useTranslations } from 'next-intl';

const IN_ROW = 38;
const SIDE = 6;
const STEP = 7.9;
/** Above this number, a square means ten seats. */
const MAX_SQUARES = 600;

/** Seats as squares: filled for people who are in, hollow for those expected. */
export function SeatSquares({ admitted, expected }: { admitted: number; expected: number }) {
  const t = useTranslations('gate');
  const each = expected > MAX_SQUARES ? 10 : 1;
  const total = Math.ceil(expected / each);
  const filled = Math.min(total, Math.round(admitted / each));
  const rows = Math.ceil(total / IN_ROW);
  const place = (at: number) => [(at % IN_ROW) * STEP, Math.floor(at / IN_ROW) * STEP] as const;
  let full = '';
  let hollow = '';
  for (let at = 0; at < total; at += 1) {
    const [x, y] = place(at);
    if (at < filled) full += `M${x} ${y}h${SIDE}v${SIDE}h-${SIDE}z`;
    else hollow += `M${x + 0.5} ${y + 0.5}h${SIDE - 1}v${SIDE - 1}h-${SIDE - 1}z`;
  }
  if (total === 0) return null;
  return (
    <>
      <svg
        aria-hidden="true"
        className="gate-squares"
        viewBox={`0 0 ${IN_ROW * STEP} ${rows * STEP}`}
        width="100%"
      >
        <path d={full} fill="currentColor" />
        <path d={hollow} fill="none" stroke="currentColor" opacity={0.55} />
      </svg>
      {each > 1 && <p className="gate-note">{t('perSquare')}</p>}
    </>
  );
}
