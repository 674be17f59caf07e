import { useId, useState } from 'react';
import { useEventForm } from './form-context';

interface Props {
  label: string;
  value: number | null;
  onValue: (value: number | null) => void;
  min?: number;
  max: number;
  /** Whether an empty field means null. */
  mayBeEmpty?: boolean;
  path?: string;
  placeholder?: string;
}

/**
 * A whole number inside a sentence or a table. Invalid text stays in the field until it loses the focus, and
 * `onValue` is not called.
 */
export function InlineNumber({ label, value, onValue, min = 0, max, mayBeEmpty, path, placeholder }: Props) {
  const { faultOf, isLocked } = useEventForm();
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const fault = path === undefined ? null : faultOf(path);
  const type = (text: string) => {
    setTyped(text);
    if (text.trim() === '' && mayBeEmpty) return onValue(null);
    const number = Number(text);
    if (/^\d+$/.test(text.trim()) && number >= min && number <= max) onValue(number);
  };
  return (
    <>
      <input
        inputMode="numeric"
        aria-label={label}
        value={typed ?? (value === null ? '' : String(value))}
        placeholder={placeholder}
        readOnly={isLocked}
        data-path={path}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? undefined : id}
        className="hf-inline n"
        style={{ width: `${Math.max(3, (typed ?? String(value ?? placeholder ?? '')).length + 2)}ch` }}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      {fault !== null && (
        <span id={id} className="field-error">
          {fault}
        </span>
      )}
    </>
  );
}
