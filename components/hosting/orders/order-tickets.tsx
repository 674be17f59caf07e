import { useLocale, useTranslations } from 'next-intl';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { useReturnFocus } from '@/components/ui/focus/use-return-focus';
import { UserText } from '@/components/ui/words/user-text';
import { type DeskOrder, refundable } from '@/lib/hosting/order-acts';
import { zonedMoment } from '@/lib/events/time';
import { formatMoney } from '@/lib/platform/numbers/money';
import { RuleConflict } from '@/components/hosting/rule-conflict';
import { AttendeeForm } from './attendee-form';
import { RenewLink } from './renew-link';

interface Props {
  order: DeskOrder;
  event: OwnEvent;
  /** Ids of ticked tickets. */
  chosen: ReadonlySet<number>;
  editing: number | null;
  onChosen: (chosen: ReadonlySet<number>) => void;
  onEditing: (id: number | null) => void;
  onSaved: () => void;
}

/** The tickets of an order: attendee, price and state. Ticked ones can be refunded. */
export function OrderTickets({ order, event, chosen, editing, onChosen, onEditing, onSaved }: Props) {
  const t = useTranslations('hosting.order');
  const locale = useLocale();
  useReturnFocus(editing === null ? null : `ticket-${editing}`);
  const open = new Set(refundable(order).map(({ id }) => id));
  const canChoose = order.status === 'paid' && open.size > 0;
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChosen(next);
  };
  return (
    <section>
      <h3 className="ho-subtitle">{t('tickets')}</h3>
      <ul className="ho-tickets">
        {order.tickets.map((ticket) => {
          const who = ticket.name || t('notFilled');
          const answers = event.questions.flatMap(({ key, label }) =>
            ticket.answers[key] ? [`${label}: ${ticket.answers[key]}`] : [],
          );
          return (
            <li key={ticket.id}>
              {canChoose && (
                <input
                  type="checkbox"
                  aria-label={t('choose', { name: `${ticket.type_name} ${who}` })}
                  disabled={!open.has(ticket.id)}
                  checked={chosen.has(ticket.id)}
                  onChange={() => toggle(ticket.id)}
                />
              )}
              <div className="min-w-0 flex-1">
                <p>
                  <b>
                    <UserText text={ticket.type_name} />
                  </b>{' '}
                  <UserText text={who} />
                  {ticket.state !== 'valid' && (
                    <span className="text-ink-3"> · {t(`ticketStates.${ticket.state}`)}</span>
                  )}
                </p>
                <p className="type-meta">
                  <UserText text={[ticket.email, ticket.code, ...answers].filter(Boolean).join(' · ')} />
                  {ticket.checked_in_time &&
                    ` · ${t('here', { time: zonedMoment(new Date(ticket.checked_in_time), event.time_zone, locale) })}`}
                </p>
                {ticket.offline_entry && (
                  <p className="type-meta text-mark">
                    <RuleConflict
                      against={ticket.offline_entry}
                      at={ticket.offline_entry.time}
                      timeZone={event.time_zone}
                    />
                  </p>
                )}
                {editing === ticket.id ? (
                  <AttendeeForm
                    order={order}
                    ticket={ticket}
                    onClose={() => onEditing(null)}
                    onSaved={() => {
                      onEditing(null);
                      onSaved();
                    }}
                    onOvertaken={onSaved}
                  />
                ) : (
                  <div className="flex flex-wrap gap-x-4">
                    <button
                      type="button"
                      data-opens={`ticket-${ticket.id}`}
                      aria-label={t('editName', { name: who })}
                      className="form-link"
                      onClick={() => onEditing(ticket.id)}
                    >
                      {t('edit')}
                    </button>
                    {ticket.state === 'valid' && (
                      <RenewLink orderId={order.id} ticketId={ticket.id} name={who} onDone={onSaved} />
                    )}
                  </div>
                )}
              </div>
              <span className="n">
                {formatMoney(ticket.price, order.currency, locale, { isExact: true })}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="ho-sum">
        <b>{t('total')}</b>
        <b className="n">{formatMoney(order.total, order.currency, locale, { isExact: true })}</b>
      </p>
    </section>
  );
}
