import { useLocale, useTranslations } from 'next-intl';
import type { MoneyChoice } from '@/backend/contract/tickets/statuses';
import { isSellingChoice, type SaleEnd } from '@/lib/hosting/sale-end';
import type { DeskOrder } from '@/lib/hosting/order-acts';
import { formatMoney } from '@/lib/platform/numbers/money';

interface Props {
  order: DeskOrder;
  /** The amount paid, in minor units. */
  amount: number;
  ended: SaleEnd | null;
  choices: readonly MoneyChoice[];
  chosen: MoneyChoice | null;
  onChoose: (choice: MoneyChoice) => void;
}

/** The amount due, the amount paid and the difference; below them the possible decisions. None is chosen in advance. */
export function MoneyChoices({ order, amount, ended, choices, chosen, onChoose }: Props) {
  const t = useTranslations('hosting.order.choices');
  const locale = useLocale();
  const show = (sum: number) => formatMoney(sum, order.currency, locale, { isExact: true });
  const due = order.status === 'cancelled' ? order.total : order.owed;
  const isOver = order.status !== 'cancelled' && amount > due;
  const values = { diff: show(Math.abs(amount - due)), back: show(isOver ? amount - due : amount) };
  return (
    <>
      <dl className="ho-evidence">
        {(
          [
            ['due', due],
            ['this', amount],
            ['difference', amount - due],
          ] as const
        ).map(([name, sum]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd className="n">{show(sum)}</dd>
          </div>
        ))}
      </dl>
      <fieldset className="ho-choices">
        <legend className="field-label">{t('legend')}</legend>
        {choices.map((choice) => {
          const isOff = ended !== null && isSellingChoice(choice);
          return (
            <label key={choice} className={isOff ? 'opacity-60' : undefined}>
              <input
                type="radio"
                name="money-choice"
                checked={chosen === choice}
                disabled={isOff}
                onChange={() => onChoose(choice)}
              />
              <span>
                <b>{t(choice, values)}</b>
                <span className="block text-xs text-ink-2">{isOff ? t(ended) : t(`${choice}Text`)}</span>
              </span>
            </label>
          );
        })}
      </fieldset>
    </>
  );
}
