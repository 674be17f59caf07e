'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { refundLimit } from '@/backend/contract/tickets/refund-limit';
import { chosen, isFree } from '@/lib/tickets/selection';
import { type PickerEvent, opensAt } from '@/lib/tickets/picker-tickets';
import { useIsPast } from '@/lib/tickets/use-is-past';
import { ExtraCode } from './extra-code';
import { OwnSeatHold } from './own-seat-hold';
import { PickerRow } from './picker-row';
import { PickerSums } from './picker-sums';
import type { Picker } from './use-picker';

/** The content of the box: the reader's own open order, or the rows to choose from and the button. */
export function PickerView({ picker, event }: { picker: Picker; event: PickerEvent }) {
  const t = useTranslations('tickets.picker');
  const { offer, tickets, selection, attempt, isBusy } = picker;
  const [opened, setOpened] = useState<readonly number[]>([]);
  const limit = refundLimit(new Date(event.startTime), event.refundHours);
  const isTooLate = useIsPast(limit?.toISOString() ?? null, offer?.server_time ?? null);
  const [ownOrder] = offer?.open_orders ?? [];
  if (ownOrder) return <OwnSeatHold key={ownOrder.id} order={ownOrder} picker={picker} event={event} />;
  const isClosed = opensAt(tickets) !== null || tickets.every(({ mayTake }) => mayTake === 0);
  const revealed = tickets.find(({ id }) => opened.includes(id))?.id;
  const costsNothing = isFree(selection, tickets) ? 'yes' : 'no';
  const hasChosen = chosen(selection, tickets).length > 0;
  return (
    <form
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void picker.submit();
      }}
    >
      {attempt.error !== '' && (
        <p role="alert" className="border-t border-rule py-3 text-sm text-mark">
          {attempt.error}
        </p>
      )}
      <ul>
        {tickets.map((ticket) => (
          <PickerRow
            key={ticket.id}
            ticket={ticket}
            picker={picker}
            timeZone={event.timeZone}
            lang={event.lang}
            isRevealed={ticket.id === revealed}
          />
        ))}
      </ul>
      <ExtraCode picker={picker} onOpened={setOpened} />
      {!isClosed && (
        <div className="picker-foot">
          <PickerSums selection={selection} tickets={tickets} lostSum={attempt.lostSum} />
          <button
            type="submit"
            disabled={!hasChosen}
            aria-disabled={isBusy}
            className={`btn btn-form mt-4 ${hasChosen ? 'btn-ink' : 'btn-line'}`}
          >
            {t(buttonWord(hasChosen, event.needsApproval, attempt.lostSum !== null))}
          </button>
        </div>
      )}
      {(!isClosed || event.refundHours !== null) && (
        <p className="pt-3 text-xs leading-normal text-ink-3">
          {!isClosed && `${event.needsApproval ? t('applyNote', { isFree: costsNothing }) : t('holdNote')} `}
          {event.refundHours !== null &&
            t(isTooLate ? 'refundPast' : 'refundNote', {
              hours: event.refundHours,
              kept: event.retainedPercent,
            })}
        </p>
      )}
    </form>
  );
}

function buttonWord(
  hasChosen: boolean,
  needsApproval: boolean,
  isLess: boolean,
): 'chooseFirst' | 'submit' | 'submitLess' | 'apply' {
  if (!hasChosen) return 'chooseFirst';
  if (needsApproval) return 'apply';
  return isLess ? 'submitLess' : 'submit';
}
