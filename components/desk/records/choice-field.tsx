import { useId } from 'react';
import { FieldNote } from './field-note';

interface Props {
  label: string;
  hint: string | null;
  error: string | null;
  value: string;
  options: readonly { value: string; label: string }[];
  onValue: (value: string) => void;
  isReadOnly: boolean;
}

/** A field whose value is one of a few choices. */
export function ChoiceField({ label, hint, error, value, options, onValue, isReadOnly }: Props) {
  const id = useId();
  return (
    <fieldset disabled={isReadOnly} aria-describedby={`${id}-note`} className="desk-field">
      <legend className="desk-field-label float-left">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-10 items-center gap-2">
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </fieldset>
  );
}
