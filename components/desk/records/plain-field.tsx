import { type ComponentProps, useId } from 'react';
import { FieldNote } from './field-note';

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'value'> {
  label: string;
  hint: string | null;
  error: string | null;
  value: string;
  onText: (text: string) => void;
}

/** A single-line input beside its label. */
export function PlainField({ label, hint, error, value, onText, ...input }: Props) {
  const id = useId();
  return (
    <div className="desk-field">
      <label htmlFor={id} className="desk-field-label">
        {label}
      </label>
      <input
        {...input}
        id={id}
        value={value}
        onChange={({ target }) => onText(target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        className={`desk-input ${input.type === undefined ? 'w-full' : 'n w-full max-w-60'}`}
      />
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}
