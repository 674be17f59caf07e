'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { Cover } from '@/components/pictures/cover';
import { OutwardLink } from '@/components/ui/links/outward-link';
import { SectionLink } from '@/components/ui/links/section-link';
import { UserText } from '@/components/ui/words/user-text';
import { placeOf } from '@/lib/events/place';
import { COVER_BOXES } from '@/lib/pictures/picture-sizes';
import { href } from '@/lib/platform/routing/href';

type Offered = CallOutput<'transferByKey'>;

interface Props {
  event: Offered['event'];
  ticket: NonNullable<Offered['ticket']>;
}

/** The framed box beside an offered ticket: its event, its sender, and who would get a refund. */
export function OfferedEvent({ event, ticket }: Props) {
  const t = useTranslations('tickets.transfer.take');
  const locale = useLocale();
  const rows = [
    [t('ticket'), ticket.type_name],
    ...(ticket.from === '' ? [] : [[t('from'), ticket.from] as const]),
    [t('refund'), t('refundText')],
  ] as const;
  return (
    <section
      aria-labelledby="offered-event"
      className="mx-4 mb-10 self-start border-2 border-ink bg-paper px-5 py-5 md:mx-0 md:ms-4 md:me-8 md:px-6 xl:m-0 xl:mt-9"
    >
      <Cover
        id={event.id}
        pic={event.poster}
        figure=""
        {...COVER_BOXES.offeredEvent}
        className="h-auto w-full"
      />
      <h2 id="offered-event" className="pt-4 text-xl leading-normal">
        <SectionLink section="events" href={href(locale, 'event', { id: event.id })}>
          <UserText text={event.title} />
        </SectionLink>
      </h2>
      <p className="pt-1 pb-4 text-sm text-ink-2">
        <UserText text={placeOf(event, locale)} />
        {event.map_url !== '' && (
          <OutwardLink href={event.map_url} className="ps-3 underline underline-offset-4">
            {t('map')}
          </OutwardLink>
        )}
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-rule pt-4 text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-end font-semibold">
              <UserText text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
