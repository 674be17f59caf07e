import { useLocale, useTranslations } from 'next-intl';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { Field } from '@/components/ui/fields/field';
import { UserText } from '@/components/ui/words/user-text';
import type { UnmatchedRow } from '@/lib/hosting/unmatched';
import { zonedMoment } from '@/lib/events/time';
import { formatMoney } from '@/lib/platform/numbers/money';

/** The chosen order: one of the likely orders by its id, another by its typed number, or null. */
export type Chosen = { id: number } | { number: string } | null;

interface Props {
  row: UnmatchedRow;
  event: OwnEvent;
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
  error: string | null;
}

/** The orders that the money may belong to, each with the reason, and a field for the number of another order. */
export function ChooseOrder({ row, event, chosen, onChosen, error }: Props) {
  const t = useTranslations('hosting.unmatched');
  const locale = useLocale();
  const whyOf = ({ owed, is_amount_alike, is_name_alike, named_time }: UnmatchedRow['likely'][number]) =>
    [
      is_name_alike && t('why.name'),
      is_amount_alike
        ? t('why.amount')
        : t('why.owes', { amount: formatMoney(owed, row.currency, locale, { isExact: true }) }),
      named_time !== null &&
        t('why.named', { time: zonedMoment(new Date(named_time), event.time_zone, locale) }),
    ]
      .filter((why) => why !== false)
      .join(t('comma'));
  const isOther = chosen !== null && 'number' in chosen;
  return (
    <fieldset className="ho-choices">
      <legend className="field-label">{t('whose')}</legend>
      {row.likely.map((order) => (
        <label key={order.order_id}>
          <input
            type="radio"
            name="likely"
            checked={chosen !== null && 'id' in chosen && chosen.id === order.order_id}
            onChange={() => onChosen({ id: order.order_id })}
          />
          <span>
            <b>
              <span className="n">{order.number}</span> <UserText text={order.name} />
            </b>
            <span className="block text-xs text-ink-2">{whyOf(order)}</span>
          </span>
        </label>
      ))}
      <label>
        <input type="radio" name="likely" checked={isOther} onChange={() => onChosen({ number: '' })} />
        <b>{t('other')}</b>
      </label>
      {isOther && (
        <Field
          label={t('otherNumber')}
          value={chosen.number}
          onValue={(number) => onChosen({ number })}
          error={error}
          maxLength={20}
          autoComplete="off"
        />
      )}
    </fieldset>
  );
}
