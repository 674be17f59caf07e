import { useId } from 'react';
import { FieldNote } from './field-note';

interface Props {
  label: string;
  hint: string | null;
  error: string | null;
  value: boolean;
  onValue: (value: boolean) => void;
  isReadOnly: boolean;
}

/** A field that is on or off. */
export function FlagField({ label, hint, error, value, onValue, isReadOnly }: Props) {
  const id = useId();
  return (
    <div className="desk-field">
      <label className="flex min-h-10 items-center gap-2 font-semibold md:col-start-2">
        <input
          type="checkbox"
          checked={value}
          disabled={isReadOnly}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => onValue(target.checked)}
        />
        {label}
      </label>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}
