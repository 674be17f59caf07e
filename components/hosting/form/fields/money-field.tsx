import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { fromDecimal, isPayable, toDecimal } from '@/backend/contract/tickets/money';
import { useNotify } from '@/components/accounts/toast-provider';
import { useEventForm } from '../form-context';

interface Props {
  label: string;
  /** Amount in minor units of `currency`. */
  amount: number;
  currency: string;
  onAmount: (amount: number) => void;
  path?: string;
  /** Id of the text that says why the amount was refused. */
  errorId?: string;
}

/**
 * An amount typed as a decimal and stored in minor units. For text that is not an amount of the currency, `onAmount` is
 * not called; a toast says so when the field loses the focus.
 */
export function MoneyField({ label, amount, currency, onAmount, path, errorId }: Props) {
  const { isLocked } = useEventForm();
  const t = useTranslations('hosting.form');
  const notify = useNotify();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? toDecimal(amount, currency);
  const amountIn = (text: string) => {
    const read = fromDecimal(text, currency);
    return read !== null && read >= 0 && isPayable(read, currency) ? read : null;
  };
  const isWrong = typed !== null && amountIn(typed) === null;
  return (
    <input
      inputMode="decimal"
      aria-label={label}
      value={shown}
      readOnly={isLocked}
      data-path={path}
      aria-invalid={isWrong || errorId !== undefined || undefined}
      aria-describedby={errorId}
      className="hf-inline n text-end"
      style={{ width: `${Math.max(6, shown.length + 3)}ch` }}
      onChange={(event) => {
        setTyped(event.target.value);
        const next = amountIn(event.target.value);
        if (next !== null) onAmount(next);
      }}
      onBlur={() => {
        if (isWrong) notify(t('notMoney', { typed, currency, value: toDecimal(amount, currency) }));
        setTyped(null);
      }}
    />
  );
}
