import { useEventForm } from '../form-context';

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onValue: (value: Value) => void;
}

/** A select inside a sentence. */
export function InlineChoice<Value extends string>({ label, value, options, onValue }: Props<Value>) {
  const { isLocked } = useEventForm();
  return (
    <select
      aria-label={label}
      value={value}
      disabled={isLocked}
      className="hf-inline hf-choice"
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen) onValue(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
