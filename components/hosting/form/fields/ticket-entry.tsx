import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { MAX_QUANTITY } from '@/backend/contract/tickets/limits';
import { Icon } from '@/components/ui/icons/icon';
import type { TicketDraft } from '@/lib/hosting/form/document';
import { formatDate } from '@/lib/platform/dates/dates';
import { formatMoney } from '@/lib/platform/numbers/money';
import { useEventForm } from '../form-context';
import { InlineNumber } from './inline-number';
import { MoneyField } from './money-field';
import { TicketTerms } from './ticket-terms';
import { WordsField } from './words-field';

interface Props {
  ticket: TicketDraft;
  at: number;
  isOpen: boolean;
  onToggle: () => void;
  onTicket: (part: Partial<TicketDraft>) => void;
}

/** One ticket type: name, price, quantity, end of sale; unfolded, its terms. */
export function TicketEntry({ ticket, at, isOpen, onToggle, onTicket }: Props) {
  const t = useTranslations('hosting.form.tickets');
  const locale = useLocale();
  const { shown, errorOf } = useEventForm();
  const name = shown(ticket.name) || t('unnamed');
  const id = useId();
  const priceError = errorOf(`tickets.${at}.price`);
  const quantityError = errorOf(`tickets.${at}.quantity`);
  return (
    <li className="hf-ticket" data-open={isOpen || undefined}>
      <div className="hf-ticket-row">
        <WordsField
          label={t('name', { n: at + 1 })}
          path={`tickets.${at}.name`}
          words={ticket.name}
          max={100}
          className="hf-ticket-name"
          onWords={(words) => onTicket({ name: words })}
        />
        <span className="hf-ticket-price">
          <span aria-hidden="true" className="type-meta">
            {ticket.currency}
          </span>
          <MoneyField
            label={t('price', { name })}
            amount={ticket.price}
            currency={ticket.currency}
            path={`tickets.${at}.price`}
            errorId={priceError === null ? undefined : `${id}-price`}
            onAmount={(price) => onTicket({ price })}
          />
        </span>
        <span className="hf-ticket-quantity">
          <span aria-hidden="true" className="type-meta me-2 min-[900px]:hidden">
            {t('columns.quantity')}
          </span>
          <InlineNumber
            label={t('quantity', { name })}
            value={ticket.quantity}
            max={MAX_QUANTITY}
            errorId={quantityError === null ? undefined : `${id}-quantity`}
            onValue={(quantity) => quantity !== null && onTicket({ quantity })}
          />
        </span>
        <span className="hf-ticket-until n type-meta">
          <span className="sr-only">{t('columns.until')} </span>
          {ticket.sale_closes
            ? formatDate(ticket.sale_closes.replace('T', ' '), locale, 'short')
            : t('toTheStart')}
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={t('terms', { name })}
          className="hf-ticket-toggle"
          onClick={onToggle}
        >
          <Icon name={isOpen ? 'minus' : 'chevron-down'} />
        </button>
      </div>
      <p className="type-meta">
        {t(`types.${ticket.type}`)}
        {ticket.taken > 0 && ` · ${t('soldOf', { taken: ticket.taken, quantity: ticket.quantity })}`}
        {ticket.steps.length > 0 &&
          ` · ${t('earlyFrom', { price: formatMoney(Math.min(...ticket.steps.map(({ price }) => price)), ticket.currency, locale) })}`}
      </p>
      {priceError !== null && (
        <p id={`${id}-price`} role="alert" className="field-error">
          {priceError}
        </p>
      )}
      {quantityError !== null && (
        <p id={`${id}-quantity`} role="alert" className="field-error">
          {t('belowTaken', { taken: ticket.taken })}
        </p>
      )}
      {isOpen && <TicketTerms ticket={ticket} at={at} name={name} onTicket={onTicket} />}
    </li>
  );
}
