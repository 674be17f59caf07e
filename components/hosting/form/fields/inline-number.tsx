import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { useEventForm } from '../form-context';

interface Props {
  label: string;
  value: number | null;
  onValue: (value: number | null) => void;
  min?: number;
  max: number;
  /** Whether an empty field means null. */
  mayBeEmpty?: boolean;
  path?: string;
  /** Id of the text that says why the number was refused, when another element shows it. */
  errorId?: string;
  placeholder?: string;
}

/**
 * A whole number inside a sentence or a table. Invalid text stays in the field until it loses the focus, and
 * `onValue` is not called; a toast then says that it was not taken.
 */
export function InlineNumber({
  label,
  value,
  onValue,
  min = 0,
  max,
  mayBeEmpty,
  path,
  errorId,
  placeholder,
}: Props) {
  const { errorOf, isLocked } = useEventForm();
  const t = useTranslations('hosting.form');
  const notify = useNotify();
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const error = path === undefined ? null : errorOf(path);
  const isTaken = (text: string) =>
    text.trim() === ''
      ? mayBeEmpty === true
      : /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;
  const type = (text: string) => {
    setTyped(text);
    if (isTaken(text)) onValue(text.trim() === '' ? null : Number(text));
  };
  const isWrong = typed !== null && !isTaken(typed);
  return (
    <>
      <input
        inputMode="numeric"
        aria-label={label}
        value={typed ?? (value === null ? '' : String(value))}
        placeholder={placeholder}
        readOnly={isLocked}
        data-path={path}
        aria-invalid={isWrong || error !== null || errorId !== undefined || undefined}
        aria-describedby={error === null ? errorId : id}
        className="hf-inline n"
        style={{ width: `${Math.max(3, (typed ?? String(value ?? placeholder ?? '')).length + 2)}ch` }}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          if (isWrong) notify(t('notNumber', { typed, min, max, value: value ?? '—' }));
          setTyped(null);
        }}
      />
      {error !== null && (
        <span id={id} className="field-error">
          {error}
        </span>
      )}
    </>
  );
}
