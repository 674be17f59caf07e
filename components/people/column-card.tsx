import { Link } from '@/components/ui/links/link';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { Avatar } from '@/components/pictures/avatar';
import type { Column } from '@/lib/people/read';
import { wholeSentences } from '@/lib/publishing/text/whole-sentences';

interface Props {
  column: Column;
  locale: Locale;
  /** Number of articles as text, such as `6篇`. */
  count: string;
}

/** A column in the list of hot columns: name, description and number of articles. */
export function ColumnCard({ column, locale, count }: Props) {
  const lang = foreignLang(column.lang, locale);
  return (
    <article
      className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 border-t border-rule py-4"
      lang={lang}
    >
      <Avatar id={column.id} src={column.avatar} size={48} />
      <div className="min-w-0">
        <h3 className="flex items-baseline justify-between gap-3 text-lg leading-[1.4] font-bold">
          <Link href={column.href} className="after:absolute after:inset-0">
            {column.name}
          </Link>
          <span className="type-meta font-normal">{count}</span>
        </h3>
        <p className="mt-1 line-clamp-2 text-sm leading-[1.6] text-ink-2">
          {wholeSentences(column.bio, column.lang, 'besidePerson')}
        </p>
      </div>
    </article>
  );
}
