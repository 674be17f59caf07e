'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { zonedMoment } from '@/lib/events/time';
import { formatMoney } from '@/lib/platform/numbers/money';
import { type PickerTicket, rowState } from '@/lib/tickets/picker-tickets';
import { quantityOf, withQuantity } from '@/lib/tickets/selection';
import { CodeField } from './code-field';
import { RowNumber } from './row-number';
import { Stepper } from './stepper';
import type { Picker } from './use-picker';
import { WaitingLine } from './waiting-line';

interface Props {
  ticket: PickerTicket;
  picker: Picker;
  timeZone: string;
  /** Whether a code has just opened this ticket type; its name then takes the focus. */
  isRevealed: boolean;
  /** Language of name and note, when it differs from the page's. */
  lang?: string;
}

/** A ticket type: name, note, price, seats left, and a stepper; below it sale times, code field or waiting list. */
export function PickerRow({ ticket, picker, timeZone, isRevealed, lang }: Props) {
  const t = useTranslations('tickets.picker');
  const locale = useLocale();
  const state = rowState(ticket);
  const at = (iso: string) => zonedMoment(new Date(iso), timeZone, locale);
  const isOut = state === 'soldOut' || state === 'closed';
  const { selection, offer } = picker;
  const hasCode = Boolean(selection.codes[ticket.id]);
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isRevealed) name.current?.focus();
  }, [isRevealed]);
  return (
    <li className={`border-t border-rule py-4 ${isOut ? 'text-ink-3' : ''}`}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_112px] items-center gap-x-3 max-md:grid-cols-[minmax(0,1fr)_auto_134px] max-[300px]:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0" lang={lang}>
          <h3 ref={name} tabIndex={-1} className="text-md leading-normal outline-none">
            {ticket.name}
          </h3>
          {ticket.note !== '' && <p className="type-meta">{ticket.note}</p>}
        </div>
        <div className="text-end">
          <p className="n text-md leading-normal font-bold">
            {ticket.price === 0 ? t('free') : formatMoney(ticket.price, ticket.currency, locale)}
          </p>
          <RowNumber ticket={ticket} state={state} />
        </div>
        <div className="justify-self-end text-end text-sm max-[300px]:col-span-2">
          {state === 'open' && (!ticket.needsCode || hasCode) && (
            <Stepper
              label={ticket.name}
              value={quantityOf(selection, ticket.id)}
              max={ticket.mayTake}
              onValue={(quantity) => picker.choose(withQuantity(selection, ticket.id, quantity))}
            />
          )}
          {state === 'open' && ticket.needsCode && !hasCode && t('needsCode')}
          {state === 'limit' && t('yourLimit')}
          {state === 'soldOut' && t('soldOut')}
          {state === 'closed' && t('closed')}
          {state === 'notYet' && t('notYet')}
        </div>
      </div>
      {state === 'notYet' && ticket.saleOpens && (
        <p className="type-meta pt-1">{t('opens', { time: at(ticket.saleOpens) })}</p>
      )}
      {state === 'open' && ticket.saleCloses && (
        <p className="type-meta pt-1">{t('closes', { time: at(ticket.saleCloses) })}</p>
      )}
      {state === 'open' && ticket.needsCode && <CodeField ticketTypeId={ticket.id} picker={picker} />}
      {(state === 'held' || state === 'soldOut') && !ticket.needsCode && offer !== null && (
        <WaitingLine ticket={ticket} isHeld={state === 'held'} picker={picker} timeZone={timeZone} />
      )}
    </li>
  );
}
