import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { href } from '@/lib/platform/routing/href';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { ColumnCard } from './column-card';
import { listHotColumns } from '@/lib/people/read';

const SHOWN = 6;

/** The six most read columns of recent days, with a link to all; nothing when there are none. */
export async function HotColumns({ language }: { language: ReaderLanguage }) {
  const { locale } = language;
  const columns = await listHotColumns(language, SHOWN);
  if (columns.length === 0) return null;
  const t = await getTranslations('columns');
  return (
    <section aria-labelledby="hot-columns">
      <div className="flex items-baseline justify-between py-3">
        <h2 id="hot-columns" className="text-base font-bold">
          {t('hot')}
        </h2>
        <Link href={href(locale, 'columnList')} className="type-meta">
          {t('allAuthors')}
        </Link>
      </div>
      <div className="grid gap-x-10 md:grid-cols-2">
        {columns.map((column) => (
          <ColumnCard
            key={column.id}
            column={column}
            locale={locale}
            count={t('count', { count: column.total })}
          />
        ))}
      </div>
    </section>
  );
}
