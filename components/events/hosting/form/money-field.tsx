import { useState } from 'react';
import { fromDecimal, toDecimal } from '@/backend/contract/tickets/money';
import { useEventForm } from './form-context';

interface Props {
  label: string;
  /** Minor units of `currency`. */
  amount: number;
  currency: string;
  onAmount: (amount: number) => void;
  path?: string;
}

/**
 * An amount typed as a decimal and kept in minor units. For text that is not an amount of the currency, `onAmount` is
 * not called.
 */
export function MoneyField({ label, amount, currency, onAmount, path }: Props) {
  const { faultOf, isLocked } = useEventForm();
  const [typed, setTyped] = useState<string | null>(null);
  const fault = path === undefined ? null : faultOf(path);
  const shown = typed ?? toDecimal(amount, currency);
  const isWrong = typed !== null && fromDecimal(typed, currency) === null;
  return (
    <input
      inputMode="decimal"
      aria-label={label}
      value={shown}
      readOnly={isLocked}
      data-path={path}
      aria-invalid={isWrong || fault !== null || undefined}
      className="hf-inline n text-end"
      style={{ width: `${Math.max(6, shown.length + 3)}ch` }}
      onChange={(event) => {
        setTyped(event.target.value);
        const next = fromDecimal(event.target.value, currency);
        if (next !== null && next >= 0) onAmount(next);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
