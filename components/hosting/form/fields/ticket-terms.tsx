import { useTranslations } from 'next-intl';
import { TICKET_KINDS } from '@/backend/contract/tickets/statuses';
import { entryKey, type TicketDraft } from '@/lib/hosting/form/document';
import { ClockField } from './clock-field';
import { useEventForm } from '../form-context';
import { InlineChoice } from './inline-choice';
import { InlineNumber } from './inline-number';
import { ListButtons } from './list-buttons';
import { TicketSteps } from './ticket-steps';
import { WordsField } from './words-field';

interface Props {
  ticket: TicketDraft;
  at: number;
  name: string;
  onTicket: (part: Partial<TicketDraft>) => void;
}

const MAX_PER_PERSON = 100;

/** The terms of a ticket type, partly as sentences with fields in them. */
export function TicketTerms({ ticket, at, name, onTicket }: Props) {
  const t = useTranslations('hosting.form.tickets');
  const { document, change, setup, isLocked } = useEventForm();
  const { tickets } = document;
  const isOrdered = ticket.taken > 0;
  const currencies = setup.currencies.map(({ code }) => ({ value: code, label: code }));
  const chosen = currencies.find(({ value }) => value === ticket.currency)?.value ?? 'CNY';
  return (
    <div className="hf-terms">
      <p className="hf-sentence">
        {t.rich('limitSentence', {
          limit: () => (
            <InlineNumber
              label={t('limit', { name })}
              value={ticket.per_person_limit}
              min={1}
              max={MAX_PER_PERSON}
              path={`tickets.${at}.per_person_limit`}
              onValue={(limit) => limit !== null && onTicket({ per_person_limit: limit })}
            />
          ),
          type: () => (
            <InlineChoice
              label={t('type', { name })}
              value={ticket.type}
              options={TICKET_KINDS.map((value) => ({ value, label: t(`types.${value}`) }))}
              onValue={(type) => onTicket({ type, ...(type === 'invitation' && { price: 0 }) })}
            />
          ),
          hidden: () => (
            <InlineChoice
              label={t('hidden', { name })}
              value={ticket.is_hidden ? 'hidden' : 'shown'}
              options={[
                { value: 'shown', label: t('isShown') },
                { value: 'hidden', label: t('isHidden') },
              ]}
              onValue={(value) => onTicket({ is_hidden: value === 'hidden' })}
            />
          ),
        })}
      </p>
      <div className="hf-row">
        <ClockField
          label={t('opens')}
          time={ticket.sale_opens}
          path={`tickets.${at}.sale_opens`}
          onTime={(sale_opens) => onTicket({ sale_opens })}
        />
        <ClockField
          label={t('closes')}
          time={ticket.sale_closes}
          path={`tickets.${at}.sale_closes`}
          onTime={(sale_closes) => onTicket({ sale_closes })}
        />
        <label className="hf-plain">
          <span className="hf-label">{t('currency')}</span>
          <InlineChoice
            label={t('currencyOf', { name })}
            value={chosen}
            options={isOrdered ? currencies.filter(({ value }) => value === chosen) : currencies}
            onValue={(currency) => onTicket({ currency })}
          />
        </label>
      </div>
      {isOrdered && <p className="field-hint">{t('currencyFixed')}</p>}
      <TicketSteps ticket={ticket} onTicket={onTicket} />
      <WordsField
        label={t('note', { name })}
        placeholder={t('noteHint')}
        path={`tickets.${at}.note`}
        words={ticket.note}
        max={300}
        onWords={(note) => onTicket({ note })}
      />
      {!isLocked && (
        <p className="flex flex-wrap items-center gap-x-5">
          <button
            type="button"
            className="form-link"
            onClick={() =>
              change({
                tickets: [
                  ...tickets.slice(0, at + 1),
                  { ...ticket, id: null, key: entryKey(), taken: 0 },
                  ...tickets.slice(at + 1),
                ],
              })
            }
          >
            {t('copy')}
          </button>
          <ListButtons
            list={tickets}
            at={at}
            name={name}
            isFixed={isOrdered}
            onList={(list) => change({ tickets: list })}
          />
          {isOrdered && <span className="field-hint">{t('fixed')}</span>}
        </p>
      )}
    </div>
  );
}
