import { Change } from '../prices/change';

interface Props {
  figure: string;
  unit: string;
  /** The change in percent; null when there is no earlier value to compare with. */
  change: number | null;
  /** The period of the change, such as 1日. */
  changeLabel: string;
  words: { up: string; down: string };
  /** Whether the source has stopped: the figure is then not of today. */
  isStopped: boolean;
}

/** The last figure of a series, in large type. */
export function SeriesHead({ figure, unit, change, changeLabel, words, isStopped }: Props) {
  return (
    <p className="mb-5 flex flex-wrap items-baseline gap-x-3">
      <b
        className={`n-display text-display-xs font-semibold md:text-display-sm ${isStopped ? 'text-ink-3' : ''}`}
      >
        {figure}
      </b>
      <span className="type-meta">{unit}</span>
      {change !== null && (
        <span className="text-base">
          <span className="type-meta me-2">{changeLabel}</span>
          <Change value={change} words={words} />
        </span>
      )}
    </p>
  );
}
