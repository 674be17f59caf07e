import { DateNumber } from '@/components/ui/dates/date-number';
import { Link } from '@/components/ui/links/link';
import { TimeText } from '@/components/ui/dates/time-text';
import type { Locale } from '@/lib/platform/language/locales';

interface DatedLink {
  id: number;
  title: string;
  href: string;
  /** ISO text. */
  at: string;
  city?: string;
}

/** A list of links with their dates; nothing when it is empty. */
export function DatedLinks({ links, locale }: { links: readonly DatedLink[]; locale: Locale }) {
  if (links.length === 0) return null;
  return (
    <ul className="-mt-2.5">
      {links.map(({ id, title, href, at, city }) => (
        <li key={id} className="grid grid-cols-[76px_1fr] items-baseline border-b border-rule py-2.5">
          <TimeText at={at}>
            <DateNumber day={at} locale={locale} className="text-2xl" />
          </TimeText>
          <span>
            <Link href={href} className="text-lg font-bold">
              {title}
            </Link>
            {city && <span className="type-meta block">{city}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
