interface Props {
  hours: readonly { flashes: number; articles: number; usual: number }[];
  /** The current hour, 0 to 23. */
  current: number;
  label: string;
}

const HEIGHT = 64;
const SHOWN_EVERY = 4;
/** At most this many squares are shown for an hour; more articles look the same. */
const MAX_SQUARES = 4;

/** The flashes of each hour as bars, articles as squares below, the usual number of flashes as a tick. */
export function HourBars({ hours, current, label }: Props) {
  const max = Math.max(1, ...hours.flatMap(({ flashes, usual }) => [flashes, usual]));
  const px = (value: number) => Math.round((value / max) * HEIGHT);
  const words = hours.map(({ flashes, articles }, hour) => `${hour}: ${flashes}+${articles}`).join(', ');
  return (
    <div role="img" aria-label={`${label} ${words}`} className="grid grid-cols-24 gap-[3px] pb-1">
      {hours.map(({ flashes, articles, usual }, hour) => (
        <div key={hour}>
          <div className="relative border-b border-rule" style={{ height: HEIGHT + 4 }}>
            <span
              className={`absolute inset-x-0 bottom-0 ${hour === current ? 'bg-mark' : 'bg-ink'}`}
              style={{ height: px(flashes) }}
            />
            {usual > 0 && (
              <span
                className={`absolute inset-x-0 h-0.5 ${usual < flashes ? 'bg-paper' : 'bg-ctl'}`}
                style={{ bottom: px(usual) - 1 }}
              />
            )}
          </div>
          <div className="grid min-h-5 content-start justify-center gap-0.5 pt-1">
            {Array.from({ length: Math.min(articles, MAX_SQUARES) }, (_, index) => (
              <span key={index} className="size-2 border border-ink" />
            ))}
          </div>
          <span className="n block text-center text-2xs whitespace-nowrap text-ink-3">
            {hour % SHOWN_EVERY === 0 ? String(hour).padStart(2, '0') : '\u00a0'}
          </span>
        </div>
      ))}
    </div>
  );
}
