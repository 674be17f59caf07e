import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MAX_QUANTITY, MAX_TYPES } from '@/backend/contract/tickets/limits';
import type { TicketDraft } from '@/lib/hosting/form/document';
import { emptyTicket } from '@/lib/hosting/form/empty';
import { seatSum } from '@/lib/hosting/form/sections';
import { useEventForm } from '../form-context';
import { FormSection } from './form-section';
import { InlineNumber } from '../fields/inline-number';
import { TicketEntry } from '../fields/ticket-entry';
import { useEntryFocus } from '../fields/use-entry-focus';

/** The ticket types in a table, and their seats compared with the capacity. */
export function TicketsSection() {
  const t = useTranslations('hosting.form.tickets');
  const { document, change, lang, isLocked, store } = useEventForm();
  const { tickets, capacity } = document;
  const [open, setOpen] = useState<string | null>(null);
  const list = useEntryFocus<HTMLUListElement>(tickets.map(({ key }) => key));
  const taken = tickets.reduce((sum, ticket) => sum + ticket.taken, 0);
  const { sum, free } = seatSum(document);

  const add = () => {
    const ticket = emptyTicket(document, lang, t('usualName'));
    setOpen(ticket.key);
    change({ tickets: [...tickets, ticket] });
  };
  const put = (at: number) => (part: Partial<TicketDraft>) =>
    change({ tickets: tickets.map((old, index) => (index === at ? { ...old, ...part } : old)) });

  return (
    <FormSection
      name="tickets"
      aside={
        taken > 0 && (
          <p className="type-meta">
            {t('taken', { count: taken })}
            <br />
            {t('onlyUp')}
          </p>
        )
      }
    >
      {tickets.length > 0 && (
        <p aria-hidden="true" className="hf-ticket-head">
          <span>{t('columns.name')}</span>
          <span>{t('columns.price')}</span>
          <span>{t('columns.quantity')}</span>
          <span>{t('columns.until')}</span>
        </p>
      )}
      <ul ref={list} className="hf-tickets">
        {tickets.map((ticket, at) => (
          <TicketEntry
            key={ticket.key}
            ticket={ticket}
            at={at}
            isOpen={open === ticket.key}
            onToggle={() => setOpen(open === ticket.key ? null : ticket.key)}
            onTicket={put(at)}
          />
        ))}
      </ul>
      {tickets.length === 0 && <p className="text-ink-2">{t('none')}</p>}
      <p className="hf-capacity">
        <span>{t('venue')}</span>
        <InlineNumber
          label={t('capacity')}
          value={capacity}
          min={1}
          max={MAX_QUANTITY}
          mayBeEmpty
          placeholder={sum > 0 ? String(sum) : t('noLimit')}
          path="capacity"
          onValue={(value) => change({ capacity: value })}
        />
        {tickets.length > 0 && (
          <span className="n text-ink-2">＝ {tickets.map(({ quantity }) => quantity).join('＋')}</span>
        )}
        {free !== null && tickets.length > 0 && (
          <b>
            {free === 0 ? t('exact') : free > 0 ? t('free', { count: free }) : t('shared', { count: -free })}
          </b>
        )}
      </p>
      {!isLocked && (
        <p className="flex flex-wrap gap-x-5">
          {tickets.length < MAX_TYPES && (
            <button type="button" data-adds="" className="form-link" onClick={add}>
              {t('add')}
            </button>
          )}
          {store.state().stored === null && <span className="field-hint self-center">{t('codesLater')}</span>}
        </p>
      )}
    </FormSection>
  );
}
