'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'id'> {
  label: string;
  value: string;
  onValue: (value: string) => void;
  /** Error shown below the field instead of the hint, and read out by screen readers. */
  error?: string | null;
  hint?: string;
  /** Shown to the right of the label. */
  aside?: ReactNode;
  /** Shown at the end of the field, inside its frame. */
  end?: ReactNode;
}

/** An input with its label above, and its error or hint below. */
export function Field({ label, value, onValue, error, hint, aside, end, ...input }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className="field">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="field-label">
          {label}
        </label>
        {aside}
      </div>
      <div className="field-frame" data-invalid={error ? '' : undefined}>
        <input
          {...input}
          id={id}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          className="field-input"
        />
        {end}
      </div>
      {note && (
        <p id={noteId} className={error ? 'field-error' : 'field-hint'}>
          {note}
        </p>
      )}
    </div>
  );
}
