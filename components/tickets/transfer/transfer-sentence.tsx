'use client';

import { useLocale, useTranslations } from 'next-intl';
import { UserText } from '@/components/ui/words/user-text';
import { zoneName, zonedMoment } from '@/lib/events/time';
import type { TicketDetail } from '@/lib/tickets/stored-ticket';

interface Props {
  transfer: NonNullable<TicketDetail['transfer']>;
  timeZone: string;
}

/** The state of a ticket's transfer as one sentence for its sender. */
export function TransferSentence({ transfer, timeZone }: Props) {
  const t = useTranslations('tickets.transfer');
  const locale = useLocale();
  const ends = new Date(transfer.ends_time);
  const time = `${zonedMoment(ends, timeZone, locale)} ${zoneName(timeZone, ends, locale)}`;
  return <UserText text={t(`state.${transfer.state}`, { name: transfer.name, time })} />;
}
