import { useTranslations } from 'next-intl';
import { shownClock, typedTime } from '@/lib/hosting/form/clock';
import type { TicketDraft } from '@/lib/hosting/form/document';
import { ClockNote } from './clock-note';
import { useEventForm } from '../form-context';
import { MoneyField } from './money-field';
import { useEntryFocus } from './use-entry-focus';

const MAX_STEPS = 5;

interface Props {
  ticket: TicketDraft;
  onTicket: (part: Partial<TicketDraft>) => void;
}

/** Early prices of a ticket type, each valid until a time. */
export function TicketSteps({ ticket, onTicket }: Props) {
  const t = useTranslations('hosting.form.tickets');
  const { document, isLocked } = useEventForm();
  const { steps, currency, price } = ticket;
  const list = useEntryFocus<HTMLDivElement>(Object.keys(steps));
  return (
    <div ref={list}>
      {steps.map((step, at) => {
        const put = (part: Partial<typeof step>) =>
          onTicket({ steps: steps.map((old, index) => (index === at ? { ...old, ...part } : old)) });
        return (
          <div key={at} className="hf-sentence">
            {t.rich('stepSentence', {
              until: () => (
                <input
                  type="datetime-local"
                  aria-label={t('stepUntil', { n: at + 1 })}
                  value={shownClock(step.until)}
                  readOnly={isLocked}
                  className="hf-inline"
                  onChange={(event) => put({ until: typedTime(event.target.value, document.time_zone) })}
                />
              ),
              price: () => (
                <MoneyField
                  label={t('stepPrice', { n: at + 1 })}
                  amount={step.price}
                  currency={currency}
                  onAmount={(amount) => put({ price: amount })}
                />
              ),
            })}
            {!isLocked && (
              <button
                type="button"
                aria-label={t('stepRemove', { n: at + 1 })}
                className="form-link ms-2"
                onClick={() => onTicket({ steps: steps.filter((_, index) => index !== at) })}
              >
                {t('remove')}
              </button>
            )}
            <ClockNote time={step.until} onTime={(until) => put({ until })} />
          </div>
        );
      })}
      {!isLocked && steps.length < MAX_STEPS && price > 0 && (
        <button
          type="button"
          data-adds=""
          className="form-link"
          onClick={() => onTicket({ steps: [...steps, { price, until: '' }] })}
        >
          {t('addStep')}
        </button>
      )}
    </div>
  );
}
