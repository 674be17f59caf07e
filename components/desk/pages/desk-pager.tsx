import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { toSearch } from '@/lib/desk/list-query';

interface Props {
  address: string;
  query: Record<string, string | number | undefined>;
  page: number;
  size: number;
  total: number;
}

/** Links to the previous and the next page of a list, and its total number of entries. */
export async function DeskPager({ address, query, page, size, total }: Props) {
  const t = await getTranslations('desk.records');
  const pageLink = (to: number, label: string) => (
    <Link href={`${address}${toSearch({ ...query, page: to })}`} className="btn btn-line">
      {label}
    </Link>
  );
  return (
    <p className="flex items-center gap-5 pt-5">
      {page > 1 && pageLink(page - 1, t('previous'))}
      {page * size < total && pageLink(page + 1, t('next'))}
      <span className="type-meta n">{t('total', { count: total })}</span>
    </p>
  );
}
