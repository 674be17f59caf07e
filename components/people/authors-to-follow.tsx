import { Avatar } from '@/components/pictures/avatar';
import { FollowButton } from '@/components/members/follow-button';
import { LedgerSection } from '@/components/ui/lists/ledger-section';
import { Link } from '@/components/ui/links/link';
import type { Column } from '@/lib/people/read';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  label: string;
  columns: readonly Column[];
  locale: Locale;
}

/** Authors to follow as a section of a page; nothing when there are none. */
export function AuthorsToFollow({ label, columns, locale }: Props) {
  if (columns.length === 0) return null;
  return (
    <LedgerSection label={label} rule="ink">
      <ul className="grid gap-5">
        {columns.map((column) => {
          const lang = foreignLang(column.lang, locale);
          return (
            <li key={column.id} className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4">
              <Avatar id={column.id} src={column.avatar} size={44} />
              <div lang={lang}>
                <h3 className="text-md leading-normal">
                  <Link href={column.href}>{column.name}</Link>
                </h3>
                <p className="text-sm leading-relaxed text-ink-2">{column.bio}</p>
              </div>
              <FollowButton target={column} locale={locale} className="min-h-11" />
            </li>
          );
        })}
      </ul>
    </LedgerSection>
  );
}
