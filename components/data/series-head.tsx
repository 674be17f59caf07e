import { Change } from './change';

interface Props {
  figure: string;
  unit: string;
  /** Percent; null when there is nothing to compare with. */
  change: number | null;
  /** What it is compared with: 1日. */
  changeLabel: string;
  words: { up: string; down: string };
  /** Its source has stopped: the figure is not of today. */
  isStopped: boolean;
}

/** The last figure of a series, large. */
export function SeriesHead({ figure, unit, change, changeLabel, words, isStopped }: Props) {
  return (
    <p className="mb-5 flex flex-wrap items-baseline gap-x-3">
      <b className={`n-display text-[40px] font-semibold md:text-[48px] ${isStopped ? 'text-ink-3' : ''}`}>
        {figure}
      </b>
      <span className="type-meta">{unit}</span>
      {change !== null && (
        <span className="text-[15px]">
          <span className="type-meta me-2">{changeLabel}</span>
          <Change value={change} words={words} />
        </span>
      )}
    </p>
  );
}
