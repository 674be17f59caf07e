import { useLocale } from 'next-intl';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';
import { formatMoney } from '@/lib/platform/numbers/money';

interface Props {
  lines: readonly { id: number; name: string; quantity: number; amount: number; note?: string }[];
  /** What is taken off the sum of the lines, in minor units. */
  less?: { label: string; amount: number };
  /** Label of the sum. */
  label: string;
  /** Sum in minor units. */
  total: number;
  currency: string;
  /** What stands for an amount of zero; such amounts are printed as money without it. */
  free?: string;
  /** Whether the sum is greyed out, because nothing is chosen yet. */
  isFaint?: boolean;
}

/** The lines of an order and their sum. Amounts are in minor units. */
export function SumLines({ lines, less, label, total, currency, free, isFaint }: Props) {
  const locale = useLocale();
  const money = (amount: number) =>
    amount === 0 && free !== undefined ? free : formatMoney(amount, currency, locale, { isExact: true });
  return (
    <div className="border-t border-rule pt-3">
      {lines.length > 0 && (
        <ul className="text-sm leading-[2] text-ink-2">
          {lines.map(({ id, name, quantity, amount, note }) => (
            <li key={id} className="flex justify-between gap-4">
              <span>
                <UserTextInLocale text={name} locale={locale} />×{quantity}{' '}
                {note && (
                  <span className="ps-3">
                    <UserTextInLocale text={note} locale={locale} />
                  </span>
                )}
              </span>
              <span className="n">{money(amount)}</span>
            </li>
          ))}
          {less && (
            <li className="flex justify-between gap-4">
              <span>{less.label}</span>
              <span className="n">{money(-less.amount)}</span>
            </li>
          )}
        </ul>
      )}
      <p
        className={`mt-2 flex items-baseline justify-between border-t border-ink py-2 text-xl font-bold ${isFaint ? 'text-ink-3' : ''}`}
      >
        <span>{label}</span>
        <span className="n">{money(total)}</span>
      </p>
      <div aria-hidden="true" className="h-1 border-y border-ink" />
    </div>
  );
}
