import { emblemOf, EMBLEM_SIZE } from '@/lib/landings/quiz/emblem';

interface Props {
  code: string;
  /** Whether six columns are drawn as three, for small sizes. */
  isSmall?: boolean;
  className?: string;
}

/** The emblem of a result, hidden from screen readers because its name is beside it. */
export function Emblem({ code, isSmall = false, className = '' }: Props) {
  const { ground, figure, accent, isClosed, shapes } = emblemOf(code, isSmall);
  const line = isSmall ? 18 : 8;
  return (
    <svg
      viewBox={`0 0 ${EMBLEM_SIZE} ${EMBLEM_SIZE}`}
      aria-hidden="true"
      className={`block aspect-square in-data-[theme=dark]:outline in-data-[theme=dark]:outline-ctl ${className}`}
    >
      <path d={`M0 0h${EMBLEM_SIZE}v${EMBLEM_SIZE}H0z`} fill={ground} />
      {isClosed ? (
        <rect x="26" y="26" width="188" height="188" fill="none" stroke={figure} strokeWidth={line} />
      ) : (
        <path d={`M0 36h${EMBLEM_SIZE}M0 204h${EMBLEM_SIZE}`} stroke={figure} strokeWidth={line} />
      )}
      {shapes.map(({ path, isAccent }) => (
        <path key={path} d={path} fill={isAccent ? accent : figure} />
      ))}
    </svg>
  );
}
