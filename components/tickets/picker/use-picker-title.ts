import { useLocale, useTranslations } from 'next-intl';
import { zonedMoment } from '@/lib/events/time';
import { type PickerEvent, opensAt, rowState } from '@/lib/tickets/picker-tickets';
import type { Picker } from './use-picker';

/** The title of the box: the state of the reader's own order if there is one, else of the sale. */
export function usePickerTitle({ offer, tickets, attempt }: Picker, event: PickerEvent): string {
  const t = useTranslations('tickets.picker');
  const locale = useLocale();
  const [ownOrder] = offer?.open_orders ?? [];
  if (ownOrder) return t(`own.${titleOf(ownOrder.situation)}`);
  if (attempt.lostSum !== null) return t('lostTitle');
  const opens = opensAt(tickets);
  if (opens) return t('opensTitle', { time: zonedMoment(new Date(opens), event.timeZone, locale) });
  const isOut = tickets.length > 0 && tickets.every((ticket) => rowState(ticket) === 'soldOut');
  if (isOut) return t('soldOutTitle');
  return t(event.needsApproval ? 'applyTitle' : 'title');
}

const TITLES = ['offered', 'reference_given', 'payment_delayed', 'awaiting_approval'] as const;

function titleOf(situation: string): (typeof TITLES)[number] | 'held' {
  return TITLES.find((title) => title === situation) ?? 'held';
}
