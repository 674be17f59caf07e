'use client';

import { useId } from 'react';

interface Props<Name extends string> {
  legend: string;
  names: readonly Name[];
  chosen: ReadonlySet<Name>;
  onChosen: (chosen: ReadonlySet<Name>) => void;
  labelOf: (name: Name) => string;
  textOf: (name: Name) => string;
  /** Why a name cannot be chosen; null for one that can. What is chosen already can always be taken back. */
  refusalOf: (name: Name) => string | null;
  error?: string;
}

/** A list of which any number can be chosen, each with a line of text; what cannot be chosen says why. */
export function ChoiceSet<Name extends string>(props: Props<Name>) {
  const { legend, names, chosen, onChosen, labelOf, textOf, refusalOf, error } = props;
  const errorId = useId();
  const toggle = (name: Name) => {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    onChosen(next);
  };
  return (
    <fieldset className="field" aria-describedby={error ? errorId : undefined}>
      <legend className="field-label mb-1.5">{legend}</legend>
      {names.map((name) => {
        const refusal = refusalOf(name);
        const isChosen = chosen.has(name);
        return (
          <label
            key={name}
            className={`flex min-h-11 items-start gap-3 border-b border-rule py-2.5 ${refusal === null ? '' : 'text-ink-3'}`}
          >
            <input
              type="checkbox"
              name={name}
              disabled={refusal !== null && !isChosen}
              checked={isChosen}
              onChange={() => toggle(name)}
              className="mt-1 size-4 flex-none accent-ink"
            />
            <span className="min-w-0">
              <span className={`block ${isChosen ? 'font-semibold' : ''}`}>{labelOf(name)}</span>
              <span className="type-meta block">{refusal ?? textOf(name)}</span>
            </span>
          </label>
        );
      })}
      <p id={errorId} className="field-error empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
