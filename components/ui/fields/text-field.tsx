'use client';

import { type ComponentProps, useId } from 'react';

interface Props extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'id'> {
  label: string;
  value: string;
  onValue: (value: string) => void;
  error?: string | null;
  hint: string;
  /** `12/500`, below the field on the right. */
  count?: string;
}

/** A textarea with its label above; below it the error or hint, and a character count. */
export function TextField({ label, value, onValue, error, hint, count, ...area }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="field-frame" data-invalid={error ? '' : undefined}>
        <textarea
          rows={4}
          {...area}
          id={id}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          className="field-input resize-y py-3 leading-[1.7]"
        />
      </div>
      <p id={`${id}-note`} className="flex justify-between gap-4">
        <span className={error ? 'field-error' : 'field-hint'}>{error ?? hint}</span>
        {count && <span className="field-hint n">{count}</span>}
      </p>
    </div>
  );
}
