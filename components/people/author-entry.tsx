import { Link } from '@/components/ui/links/link';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { Avatar } from '@/components/pictures/avatar';
import { BigCount } from '@/components/ui/big-count';
import { FollowButton } from '@/components/members/follow-button';
import { LatestLines } from '@/components/stories/flash/latest-lines';
import type { Column } from '@/lib/people/read';

interface Props {
  column: Column;
  locale: Locale;
  /** Unit of the number in the gutter, such as `篇`. On a phone `count`, such as `6篇`, is beside the name instead. */
  unit: string;
  count: string;
}

const LATEST = 2;

/** An author in the list of authors: number of articles in the gutter, name, bio and latest articles. */
export function AuthorEntry({ column, locale, unit, count }: Props) {
  const lang = foreignLang(column.lang, locale);
  return (
    <li className="entry">
      <BigCount value={column.total} unit={unit} />
      <div className="entry-body border-t border-ink pb-7 pt-5 md:pb-9">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
          <Avatar id={column.id} src={column.avatar} size={56} className="mt-1" />
          <div>
            <h2 className="type-section" lang={lang}>
              <Link href={column.href}>{column.name}</Link>
              <span className="type-meta ms-3 font-normal md:hidden">{count}</span>
            </h2>
            <div className="type-summary">
              <span lang={lang}>{column.bio}</span>
              <FollowButton target={column} locale={locale} className="no-print ms-3" />
            </div>
          </div>
        </div>
        <LatestLines stories={column.latest.slice(0, LATEST)} locale={locale} />
      </div>
    </li>
  );
}
