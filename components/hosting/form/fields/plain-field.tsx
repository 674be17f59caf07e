import { type ComponentProps, useId } from 'react';
import { useEventForm } from '../form-context';

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'id'> {
  label: string;
  value: string;
  onValue: (value: string) => void;
  /** Path of the field, as in the backend's refusals. */
  path?: string;
  /** Whether the label is visible; otherwise only screen readers have it. */
  isLabelShown?: boolean;
  hint?: string;
}

/** A field whose value does not depend on the language. */
export function PlainField({ label, value, onValue, path, isLabelShown, hint, className, ...input }: Props) {
  const { errorOf, isLocked } = useEventForm();
  const id = useId();
  const error = path === undefined ? null : errorOf(path);
  const note = error ?? hint;
  return (
    <div className={`hf-plain ${className ?? ''}`}>
      <label htmlFor={id} className={isLabelShown ? 'hf-label' : 'sr-only'}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        value={value}
        readOnly={isLocked}
        data-path={path}
        aria-invalid={error !== null || undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        className="hf-input"
        onChange={(event) => onValue(event.target.value)}
      />
      {note && (
        <p id={`${id}-note`} className={error === null ? 'field-hint' : 'field-error'}>
          {note}
        </p>
      )}
    </div>
  );
}
