import { Link } from '@/components/ui/links/link';
import { TimeText } from '@/components/ui/dates/time-text';
import type { Mention } from '@/lib/data/read-mentions';
import { formatDate, toDay } from '@/lib/platform/dates/dates';
import { pageDay } from '@/lib/platform/dates/page-day';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';

/** Flashes that name a series, newest first: today's with their clock time, older ones with their day. */
export function Mentions({ mentions, locale }: { mentions: readonly Mention[]; locale: Locale }) {
  return (
    <ul className="grid gap-x-9 gap-y-1 xl:grid-cols-2">
      {mentions.map(({ id, title, lang, releasedAt }) => (
        <li key={id} className="grid grid-cols-[60px_minmax(0,1fr)] items-baseline gap-x-2 py-1.5">
          <TimeText at={releasedAt} className="n text-sm font-bold">
            {formatDate(releasedAt, locale, toDay(releasedAt) === pageDay() ? 'time' : 'number')}
          </TimeText>
          <Link
            href={href(locale, 'flash', { id })}
            lang={foreignLang(lang, locale)}
            className="text-base hover:underline"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
