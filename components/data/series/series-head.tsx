import type { ReactNode } from 'react';

interface Props {
  figure: string;
  unit: string;
  /** Whether the source has stopped: the figure is then not of today. */
  isStopped: boolean;
  /** Its change, with the window of that. */
  children: ReactNode;
}

/** The last figure of a series, in large type. */
export function SeriesHead({ figure, unit, isStopped, children }: Props) {
  return (
    <p className="mb-5 flex flex-wrap items-baseline gap-x-3">
      <b
        className={`n-display text-display-xs font-semibold md:text-display-sm ${isStopped ? 'text-ink-3' : ''}`}
      >
        {figure}
      </b>
      <span className="type-meta">{unit}</span>
      <span className="text-base">{children}</span>
    </p>
  );
}
