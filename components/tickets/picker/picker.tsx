'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/notices/dialog';
import { TICKET_BOX_ID } from '@/components/tickets/box-id';
import type { PickerEvent } from '@/lib/tickets/picker-tickets';
import { useAfterSignIn } from '@/lib/tickets/use-after-sign-in';
import { useHeadingFocus } from '@/lib/tickets/use-heading-focus';
import { DeclineOffer } from './decline-offer';
import { PickerBar } from './picker-bar';
import { PickerView } from './picker-view';
import { usePickerTitle } from './use-picker-title';
import { ORDER_ACTION, usePicker } from './use-picker';

/** Choosing tickets in a framed box beside an event; on screens under 1280 px also a bar that opens it in a dialog. */
export function TicketPicker({ event }: { event: PickerEvent }) {
  const t = useTranslations('tickets.picker');
  const picker = usePicker(event.id, event.tickets);
  const title = usePickerTitle(picker, event);
  const [isSheetOpen, setSheetOpen] = useState(false);
  // The reader's open order replaces the rows; they come back when the order is released.
  const { heading } = useHeadingFocus(String(picker.offer?.open_orders[0]?.id ?? ''));
  useAfterSignIn(ORDER_ACTION, event.id, picker.submit);

  return (
    <>
      <section
        id={TICKET_BOX_ID}
        aria-labelledby="tickets-title"
        className="no-print min-w-0 scroll-mt-20 self-start border-2 border-ink bg-paper px-5 pt-5 pb-6 md:px-6 xl:sticky xl:top-[100px]"
      >
        <h2
          ref={heading}
          id="tickets-title"
          tabIndex={-1}
          className="pb-3 text-xl leading-normal outline-none"
        >
          {title}
        </h2>
        <PickerView picker={picker} event={event} />
      </section>
      <DeclineOffer onDone={picker.refresh} />
      <PickerBar picker={picker} event={event} onOpen={() => setSheetOpen(true)} />
      <Dialog isOpen={isSheetOpen} title={title} closeLabel={t('close')} onClose={() => setSheetOpen(false)}>
        {isSheetOpen && <PickerView picker={picker} event={event} />}
      </Dialog>
    </>
  );
}
