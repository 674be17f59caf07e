import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import type { EventTab } from './event-tabs';

/** An empty list of events: a sentence and a link to the other list (upcoming or past). */
export async function NoEvents({ locale, tab }: { locale: Locale; tab: EventTab }) {
  const t = await getTranslations('events');
  const isPast = tab === 'past';
  return (
    <div className="entry">
      <span className="node top-[2.1rem]" />
      <p className="entry-body col-start-2 py-6 text-ink-2">
        {t(isPast ? 'nonePast' : 'none')}{' '}
        <Link href={href(locale, isPast ? 'events' : 'eventsPast')} className="underline underline-offset-4">
          {t(isPast ? 'seeUpcoming' : 'seePast')}
        </Link>
      </p>
    </div>
  );
}
