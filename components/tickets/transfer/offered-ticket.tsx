'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LoadError } from '@/components/accounts/gate';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { EmptyState, SkeletonRows } from '@/components/ui/notices/states';
import { TimeText } from '@/components/ui/dates/time-text';
import { UserText } from '@/components/ui/words/user-text';
import { eventTime, zoneName, zonedMoment } from '@/lib/events/time';
import { href } from '@/lib/platform/routing/href';
import { isSectionOff } from '@/lib/platform/routing/section-off';
import { type Bearer, keyOf, linkOf } from '@/lib/tickets/bearer';
import { useHeadingFocus } from '@/lib/tickets/use-heading-focus';
import { useCall } from '@/lib/accounts/use-call';
import { OfferedEvent } from './offered-event';
import { TakeForm } from './take-form';

/**
 * A ticket that is offered to whoever has the link: its sender, the end of the offer, and buttons to take or decline
 * it.
 */
export function OfferedTicket({ bearer }: { bearer: Bearer }) {
  const t = useTranslations('tickets.transfer.take');
  const area = useTranslations('area');
  const locale = useLocale();
  const { data, error, mutate } = useCall('transferByKey', { key: keyOf(bearer) }, { link: linkOf(bearer) });
  const { heading, expectChange } = useHeadingFocus<HTMLSpanElement>(data?.state ?? '');
  const reload = () => void mutate().catch(() => undefined);
  if (!data)
    return (
      <LedgerPage title={t('title')}>
        {!error && <SkeletonRows label={area('loading')} />}
        {error?.reply.key === 'linkNeeded' && <EmptyState text={t('linkNeeded')} />}
        {error &&
          error.reply.key !== 'linkNeeded' &&
          (error.reply.key === 'notFound' || error.reply.key === 'invalidInput' ? (
            <EmptyState text={t('unknown')} />
          ) : (
            <LoadError text={error.message || undefined} retry={reload} />
          ))}
      </LedgerPage>
    );
  const { event, ticket, state } = data;
  if (state === 'pending' && ticket) {
    const time = eventTime(
      { startsAt: event.start_time, endsAt: event.end_time, timeZone: event.time_zone },
      locale,
    );
    const ends = new Date(data.ends_time);
    const until = `${zonedMoment(ends, event.time_zone, locale)} ${zoneName(event.time_zone, ends, locale)}`;
    const words = { from: ticket.from, type: ticket.type_name };
    return (
      <div className="grid max-w-[1240px] xl:grid-cols-[minmax(0,1fr)_392px] xl:gap-x-6 xl:pe-12">
        <LedgerPage
          gutter="event"
          title={
            <span ref={heading} tabIndex={-1} className="outline-none">
              <UserText text={t(ticket.from === '' ? 'headingNoName' : 'heading', words)} />
            </span>
          }
          intro={t('intro', { time: until })}
          aside={
            <TimeText at={event.start_time} className="n block text-sm leading-[1.6] text-ink-3">
              <b className="block text-3xl leading-none text-ink [font-stretch:75%] md:text-display-xs">
                {time.number}
              </b>
              <span className="block pt-2">{time.weekday}</span>
              <span className="block">{time.hours}</span>
              <span className="block">{time.zone}</span>
            </TimeText>
          }
        >
          <TakeForm
            bearer={bearer}
            ticket={ticket}
            onOver={() => {
              expectChange();
              reload();
            }}
          />
        </LedgerPage>
        <OfferedEvent event={event} ticket={ticket} />
      </div>
    );
  }
  const over = state === 'pending' ? 'expired' : state;
  return (
    <LedgerPage
      title={
        <span ref={heading} tabIndex={-1} className="outline-none">
          {t(`over.${over}`)}
        </span>
      }
    >
      <EmptyState
        text={t(`overText.${over === 'taken' ? 'taken' : 'other'}`)}
        href={isSectionOff('events') ? undefined : href(locale, 'event', { id: event.id })}
        linkLabel={t('toEvent')}
      />
    </LedgerPage>
  );
}
