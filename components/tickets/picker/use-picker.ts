import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { rememberAction } from '@/lib/accounts/pending-action';
import { readDraft } from '@/lib/accounts/use-form-draft';
import { dispatchLogin } from '@/lib/accounts/dialog-store';
import { useAction } from '@/lib/accounts/use-action';
import { hasSession } from '@/lib/accounts/use-member';
import { useNavigate } from '@/lib/platform/navigation/use-navigate';
import { href } from '@/lib/platform/routing/href';
import { fromOffer, type PickerTicket } from '@/lib/tickets/picker-tickets';
import { leftOf, limitSelection, type Selection, sumOf, toItems } from '@/lib/tickets/selection';
import { useOffer } from '@/lib/tickets/use-offer';
import { selectionDraft, useSelection } from '@/lib/tickets/use-selection';

/**
 * Result of the last attempt to order. `lostSum` is the sum before seats were lost, in minor units; null when none
 * were.
 */
interface Attempt {
  error: string;
  lostSum: number | null;
  /** Why a code was refused, by ticket type id. */
  codes: Readonly<Record<string, string>>;
}

const EMPTY: Attempt = { error: '', lostSum: null, codes: {} };
export const ORDER_ACTION = 'order';

/** The state of the picker of an event, and what its buttons do. */
export function usePicker(eventId: number, onPage: readonly PickerTicket[]) {
  const locale = useLocale();
  const t = useTranslations('tickets.picker');
  const go = useNavigate();
  const [selection, setSelection] = useSelection(eventId);
  const { offer, tickets, refresh } = useOffer(eventId, onPage, Object.values(selection.codes));
  const [attempt, setAttempt] = useState(EMPTY);
  const { send } = useAction();
  const [isBusy, setBusy] = useState(false);

  const choose = (next: Selection) => {
    setAttempt(EMPTY);
    setSelection(next);
  };

  const submit = async (): Promise<void> => {
    const items = toItems(selection, tickets);
    if (items.length === 0 || isBusy) return;
    // The key is stored before the call, so that ordering the same seats again, also after a reload or in the tab in which
    // the buyer registered, gives the same order.
    const key = selection.key || crypto.randomUUID();
    setSelection({ ...selection, key });
    if (!hasSession()) {
      const draft = selectionDraft(eventId);
      rememberAction({ kind: ORDER_ACTION, id: eventId }, { [draft]: readDraft(draft) });
      dispatchLogin({ type: 'open', reason: 'order' });
      return;
    }
    setBusy(true);
    setAttempt(EMPTY);
    const reply = await send('createOrder', { event_id: eventId, items, idempotency_key: key });
    if (reply.ok) {
      setSelection(null);
      void refresh();
      go(href(locale, 'order', { id: reply.data.id }));
      return;
    }
    setBusy(false);
    if (reply.key === 'soldOut') return reduceSelection(reply.data);
    const codes = Object.entries(reply.fields).flatMap(([field]) => {
      const [, at] = /^items\.(\d+)\.code$/.exec(field) ?? [];
      const item = at === undefined ? undefined : items[Number(at)];
      return item ? [[String(item.ticket_type_id), reply.message]] : [];
    });
    const isCode = codes.length > 0;
    setAttempt({
      error: isCode ? '' : reply.message || t('unanswered'),
      lostSum: null,
      codes: Object.fromEntries(codes),
    });
  };

  /** Seats were sold out meanwhile: reduces the selection to what is left. */
  const reduceSelection = async (refusal: unknown) => {
    const now = await refresh();
    const offered = now?.tickets.map((ticket) => fromOffer(ticket, undefined)) ?? tickets;
    const less = limitSelection({ ...selection, key: '' }, leftOf(offered, refusal));
    setAttempt({ error: t('lost'), lostSum: sumOf(selection, tickets), codes: {} });
    setSelection(less);
  };

  return { eventId, offer, tickets, selection, choose, submit, refresh, attempt, isBusy };
}

export type Picker = ReturnType<typeof usePicker>;
