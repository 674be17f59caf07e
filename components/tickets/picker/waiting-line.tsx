'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { dispatchLogin } from '@/lib/accounts/dialog-store';
import { rememberAction } from '@/lib/accounts/pending-action';
import { useAction } from '@/lib/accounts/use-action';
import { hasSession } from '@/lib/accounts/use-member';
import { zonedClock } from '@/lib/events/time';
import type { Reply } from '@/lib/platform/calls/browser';
import type { PickerTicket } from '@/lib/tickets/picker-tickets';
import { useAfterSignIn } from '@/lib/tickets/use-after-sign-in';
import { useHeadingFocus } from '@/lib/tickets/use-heading-focus';
import type { Picker } from './use-picker';

const WAIT_ACTION = 'waitlist';

interface Props {
  ticket: PickerTicket;
  /** Whether other buyers hold seats that may become free. */
  isHeld: boolean;
  picker: Picker;
  timeZone: string;
}

/** Below a ticket type that cannot be bought at the moment: how many seats others hold, and the waiting list. */
export function WaitingLine({ ticket, isHeld, picker, timeZone }: Props) {
  const t = useTranslations('tickets.picker');
  const { send } = useAction();
  const [error, setError] = useState('');
  const { offer, refresh, eventId } = picker;
  const entry = offer?.waiting.find(
    ({ ticket_type_id, state }) => ticket_type_id === ticket.id && state === 'waiting',
  );

  // Joining and leaving remove the pressed button, so the focus moves to the text of the outcome.
  const { heading: outcome, expectChange } = useHeadingFocus<HTMLParagraphElement>(String(entry?.id ?? ''));

  const after = async (reply: Reply<unknown>) => {
    if (reply.ok) expectChange();
    setError(reply.ok ? '' : reply.message || t('unanswered'));
    await refresh();
  };
  const join = async () =>
    after(await send('joinWaitlist', { event_id: eventId, ticket_type_id: ticket.id, quantity: 1 }));

  useAfterSignIn(WAIT_ACTION, ticket.id, join);

  const requestSeats = () => {
    if (hasSession()) return void join();
    rememberAction({ kind: WAIT_ACTION, id: ticket.id });
    dispatchLogin({ type: 'open', reason: 'wait' });
  };
  const release = ticket.firstRelease && new Date(ticket.firstRelease);
  return (
    <div className="grid justify-items-start gap-1.5 pt-2 text-sm leading-normal text-ink-2">
      {isHeld && ticket.held !== null && (
        <p>
          {release
            ? t('heldUntil', { count: ticket.held, time: zonedClock(release, timeZone) })
            : t('held', { count: ticket.held })}
        </p>
      )}
      <p ref={outcome} tabIndex={-1} className="outline-none">
        {entry ? (
          <>
            {t('waiting', { ahead: entry.ahead })}{' '}
            <button
              key="leave"
              type="button"
              onClick={async () => after(await send('leaveWaitlist', { id: entry.id }))}
              className="form-link"
            >
              {t('leave')}
            </button>
          </>
        ) : (
          <>
            {ticket.waiting !== null &&
              ticket.waiting > 0 &&
              `${t('waitingNow', { count: ticket.waiting })} `}
            <button
              key="join"
              type="button"
              onClick={requestSeats}
              className="font-semibold text-ink underline underline-offset-4 max-md:btn max-md:btn-line max-md:mt-1 max-md:min-h-11"
            >
              {t('join')}
            </button>
          </>
        )}
      </p>
      {error !== '' && (
        <p role="alert" className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
