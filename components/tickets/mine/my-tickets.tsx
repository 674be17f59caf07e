'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { LoadError } from '@/components/accounts/gate';
import { TransferSentence } from '@/components/tickets/transfer/transfer-sentence';
import { DateNumber } from '@/components/ui/dates/date-number';
import { Link } from '@/components/ui/links/link';
import { EmptyState, SkeletonRows } from '@/components/ui/notices/states';
import { TimeText } from '@/components/ui/dates/time-text';
import { UserText } from '@/components/ui/words/user-text';
import { eventTime } from '@/lib/events/time';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { href } from '@/lib/platform/routing/href';
import { isSectionOff } from '@/lib/platform/routing/section-off';
import type { TicketDetail } from '@/lib/tickets/stored-ticket';
import { useCall } from '@/lib/accounts/use-call';
import { MoreRows } from './more-rows';

const SIZE = 20;

/** The tickets a member holds: of upcoming events the soonest first, of past ones the latest first. */
export function MyTickets({ when }: { when: 'upcoming' | 'past' }) {
  const t = useTranslations('tickets.mine');
  const area = useTranslations('area');
  const locale = useLocale();
  const [size, setSize] = useState(SIZE);
  const { data, error, mutate } = useCall('myTickets', { when, page: 1, size });
  if (!data && error) return <LoadError text={error.message || undefined} retry={() => void mutate()} />;
  if (!data) return <SkeletonRows label={area('loading')} />;
  if (data.total === 0)
    return when === 'past' ? (
      <EmptyState text={t('noPast')} />
    ) : (
      <EmptyState
        text={t('noTickets')}
        href={isSectionOff('events') ? undefined : href(locale, 'events')}
        linkLabel={t('toEvents')}
      />
    );
  return (
    <>
      {data.list.map((ticket) => (
        <Row key={ticket.id} ticket={ticket} />
      ))}
      <MoreRows shown={data.list.length} total={data.total} onMore={() => setSize(size + SIZE)} />
    </>
  );
}

function Row({ ticket }: { ticket: TicketDetail }) {
  const t = useTranslations('tickets.mine');
  const order = useTranslations('tickets.order');
  const locale = useLocale();
  const { event } = ticket;
  const span = { startsAt: event.start_time, endsAt: event.end_time, timeZone: event.time_zone };
  const time = eventTime(span, locale);
  const isGood = ticket.state === 'valid';
  return (
    <div className="entry">
      <div className="entry-gutter pt-4">
        <TimeText at={event.start_time}>
          <DateNumber day={time.day} locale={locale} className="text-3xl" />
        </TimeText>
      </div>
      <span aria-hidden="true" className={`node top-[28px] ${isGood ? 'bg-ink' : ''}`} />
      <div className="entry-body flex items-baseline justify-between gap-4 border-t border-rule py-4">
        <div className={isGood ? '' : 'text-ink-3'}>
          <h3 className="text-lg leading-normal font-semibold" lang={foreignLang(event.lang, locale)}>
            <Link href={href(locale, 'ticket', { id: ticket.id })}>{event.title}</Link>
          </h3>
          <p className="type-meta">
            <UserText text={ticket.type_name} />{' '}
            <span className="ps-3">
              <UserText text={ticket.name} />
            </span>{' '}
            <span className="n ps-3">{ticket.code}</span>
          </p>
          <p className="type-meta n">
            {time.weekday} {time.hours} {time.zone}
          </p>
          {isGood && ticket.transfer?.state === 'pending' && (
            <p className="type-meta">
              <TransferSentence transfer={ticket.transfer} timeZone={event.time_zone} />
            </p>
          )}
        </div>
        <span className="flex-none text-sm text-ink-2">
          {isGood && ticket.checked_in_time !== null
            ? t('used')
            : isGood
              ? ''
              : order(`ticketState.${ticket.state}`)}
        </span>
      </div>
    </div>
  );
}
