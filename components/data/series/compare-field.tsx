import { useId } from 'react';
import type { ComparedWith, useCompared } from '@/lib/data/use-compared';

export interface CompareLabels {
  label: string;
  none: string;
  indexed: string;
  failed: string;
}

interface Props {
  others: readonly ComparedWith[];
  compared: ReturnType<typeof useCompared>;
  /** Whether both are drawn relative to their first value, because their units differ. */
  isIndexed: boolean;
  labels: CompareLabels;
}

/** A select of the second series to draw in the same chart. */
export function CompareField({ others, compared, isIndexed, labels }: Props) {
  const id = useId();
  return (
    <p className="no-print flex max-w-full min-w-0 flex-wrap items-center gap-x-3 text-xs text-ink-2">
      <label htmlFor={id}>{labels.label}</label>
      <select
        id={id}
        value={compared.key}
        onChange={(event) => compared.choose(event.target.value)}
        className="min-h-11 max-w-full min-w-0 border-b border-ctl bg-paper text-sm text-ink md:min-h-8"
      >
        <option value="">{labels.none}</option>
        {others.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      <span role="status">
        {compared.isFailed ? labels.failed : compared.series && isIndexed ? labels.indexed : ''}
      </span>
    </p>
  );
}
