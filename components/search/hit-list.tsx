import type { SearchHitView } from '@/lib/search/hit';
import type { Locale } from '@/lib/platform/language/locales';
import { type HitLabels, SearchHitRow } from './search-hit-row';

interface Props {
  hits: readonly SearchHitView[];
  labels: HitLabels;
  locale: Locale;
}

/** A list of search results; nothing when there are none. */
export function HitList({ hits, labels, locale }: Props) {
  if (hits.length === 0) return null;
  return (
    <ol className="ledger pt-5">
      {hits.map((hit) => (
        <li key={`${hit.kind}${hit.id}`}>
          <SearchHitRow hit={hit} labels={labels} locale={locale} />
        </li>
      ))}
    </ol>
  );
}
