import { getTranslations } from 'next-intl/server';
import { SEARCH_KINDS } from '@/backend/contract/search/calls';
import { Link } from '@/components/ui/links/link';
import { TabLinks } from '@/components/ui/links/tab-links';
import type { SearchResults } from '@/lib/search/read';
import { SEARCH_DAYS, searchQueryOf, type SearchQuery } from '@/lib/search/query';

interface Props {
  /** Address of the results without filters. */
  base: string;
  query: SearchQuery;
  counts: SearchResults['counts'];
}

const SPAN_NAMES = { 1: 'day', 7: 'week', 30: 'month', 365: 'year' } as const;

/** Tabs of the kinds with results, with their counts, and links for the time range. */
export async function SearchFilters({ base, query, counts }: Props) {
  const t = await getTranslations('search');
  const { kind, days } = query;
  const address = (filters: Pick<SearchQuery, 'kind' | 'days'>) =>
    `${base}?${searchQueryOf(filters)}`.replace(/\?$/, '');
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tabs = [
    { href: address({ days }), label: t('all'), isCurrent: !kind, count: total },
    ...SEARCH_KINDS.filter((hitKind) => counts[hitKind] || hitKind === kind).map((hitKind) => ({
      href: address({ kind: hitKind, days }),
      label: t(hitKind),
      isCurrent: kind === hitKind,
      count: counts[hitKind] ?? 0,
    })),
  ];
  const spans = [undefined, ...SEARCH_DAYS];
  return (
    <TabLinks label={t('kinds')} tabs={tabs}>
      <nav
        aria-label={t('time')}
        className="type-meta flex max-w-full gap-x-4 overflow-x-auto max-md:[&:lang(en)]:gap-x-3 whitespace-nowrap [scrollbar-width:none]"
      >
        {spans.map((span) => (
          <Link
            key={span ?? 0}
            href={address({ kind, days: span })}
            aria-current={span === days ? 'true' : undefined}
            className="grid min-h-11 place-items-center aria-[current]:font-bold aria-[current]:text-ink"
          >
            {t(span ? SPAN_NAMES[span] : 'anyTime')}
          </Link>
        ))}
      </nav>
    </TabLinks>
  );
}
