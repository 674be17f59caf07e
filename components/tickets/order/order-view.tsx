'use client';

import { useState } from 'react';
import { gapsOf, attendeesOf, writableTickets } from '@/lib/tickets/attendees';
import { type FullOrder, isOpen, sentenceOf } from '@/lib/tickets/sentence';
import { useHeadingFocus } from '@/lib/tickets/use-heading-focus';
import { useCall } from '@/lib/accounts/use-call';
import { AttendeesStep } from './attendees-step';
import { OrderHead } from './order-head';
import type { OrderProps } from './order-props';
import { OrderLog } from './order-log';
import { OrderTickets } from './order-tickets';
import { PayStep } from './pay-step';
import { RefundAccount } from './refund-account';
import { Receipt } from './receipt';
import { Steps, type StepName } from './steps';
import { Upcoming } from './upcoming';

/** An order: its state as a sentence, the current step, tickets and log, with the receipt beside them. */
export function OrderView({ order, show: display, refresh }: OrderProps & { refresh: () => void }) {
  const { data: offer } = useCall('ticketOffer', { event_id: order.event.id });
  const questions = offer?.questions ?? [];
  const isIncomplete = writableTickets(order).some(({ is_complete }) => !is_complete);
  const [chosen, setChosen] = useState<StepName | null>(null);
  const canPay = order.status === 'payment_in_progress';
  // A buyer who has already reported the transfer is not sent back a step because a name is missing.
  const isUnderWay = order.situation === 'reference_given' || order.situation === 'payment_delayed';
  const isBack = !canPay || (isIncomplete && !isUnderWay);
  const first: StepName = isOpen(order) ? (isBack ? 'attendees' : 'pay') : 'done';
  const step = chosen === 'pay' && !canPay ? first : (chosen ?? first);
  const { heading, expectChange } = useHeadingFocus(`${order.situation} ${step}`);
  const show = (after: FullOrder) => {
    expectChange();
    display(after);
  };
  const goTo = (next: StepName | null) => {
    expectChange();
    setChosen(next);
  };
  const gaps = gapsOf(attendeesOf(order), questions);
  const isLive = writableTickets(order).length > 0 && order.event.state !== 'cancelled';

  return (
    <div className="grid max-w-[1240px] px-4 md:px-0 md:pe-8 xl:grid-cols-[minmax(0,1fr)_392px] xl:gap-x-10 xl:pe-12">
      <div className="ledger ledger-stacked ledger-event pb-10">
        {isOpen(order) && <Steps order={order} step={step} canPay={canPay} onStep={goTo} />}
        <OrderHead
          order={order}
          sentence={sentenceOf(order)}
          note={noteOf(order, step)}
          heading={heading}
          onOver={refresh}
        >
          {step === 'attendees' && isLive && (
            <AttendeesStep
              key={order.version}
              order={order}
              questions={questions}
              show={show}
              onDone={() => goTo(canPay ? 'pay' : null)}
            />
          )}
          <RefundAccount order={order} show={show} />
          {step === 'pay' && order.situation !== 'payment_delayed' && <PayStep order={order} show={show} />}
        </OrderHead>
        {step !== 'attendees' && (
          <OrderTickets
            order={order}
            show={show}
            missing={gaps.length}
            onEdit={isLive ? () => goTo('attendees') : null}
          />
        )}
        <OrderLog order={order} />
        <Upcoming order={order} />
      </div>
      <div className="pt-6 pb-8 xl:pt-10">
        <Receipt order={order} show={show} />
      </div>
    </div>
  );
}

/** While seats are held, the note for the current step; otherwise null. */
function noteOf({ situation, payment }: FullOrder, step: StepName): 'attendeesNote' | 'cardNote' | null {
  if (situation !== 'held') return null;
  if (step === 'attendees') return 'attendeesNote';
  return payment.methods[0] === 'stripe' ? 'cardNote' : null;
}
