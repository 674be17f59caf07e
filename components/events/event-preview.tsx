import { getTranslations } from 'next-intl/server';
import type { EventStatus } from '@/backend/contract/events/statuses';
import { TicketList } from '@/components/tickets/ticket-list';
import { Link } from '@/components/ui/links/link';
import type { FullEvent } from '@/lib/events/event';
import type { Locale } from '@/lib/platform/language/locales';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { href } from '@/lib/platform/routing/href';
import { EventHead } from './event-head';
import { EventSections } from './event-sections';

interface Props {
  event: FullEvent;
  status: EventStatus;
  locale: Locale;
}

/** An event as its page will show it; tickets are listed but cannot be bought. */
export async function EventPreview({ event, status, locale }: Props) {
  const t = await getTranslations('events.preview');
  const isPublic = status === 'published' || status === 'cancelled';
  return (
    <div className="grid max-w-[1240px] px-4 md:px-0 md:pe-8 xl:grid-cols-[minmax(0,1fr)_392px] xl:gap-x-10 xl:pe-12">
      <article className="ledger ledger-stacked ledger-event">
        <div className="entry">
          <p role="note" className="entry-body form-notice col-start-2 mt-6">
            {t(isPublic ? 'public' : 'note')}{' '}
            {isPublic && isShown('event') && (
              <Link href={href(locale, 'event', { id: event.id })} className="underline underline-offset-4">
                {t('toPage')}
              </Link>
            )}
          </p>
        </div>
        <EventHead event={event} locale={locale} isPreview />
        <EventSections event={event} locale={locale} />
      </article>
      <div className="pt-6 pb-8 xl:pt-10">
        <TicketList event={event} locale={locale} />
      </div>
    </div>
  );
}
