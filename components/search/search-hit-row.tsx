import { WrittenIn } from '@/components/ui/words/written-in';
import { Link } from '@/components/ui/links/link';
import { RelativeTime } from '@/components/ui/dates/relative-time-deferred';
import type { SearchHitView } from '@/lib/search/hit';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import type { RelativeLabels } from '@/lib/platform/language/relative-labels';
import { SnippetText } from './snippet-text';
import { TitleText } from './title-text';
import { TimeText } from '@/components/ui/dates/time-text';
import { DayText } from '@/components/ui/dates/day-text';

export interface HitLabels {
  kinds: Record<SearchHitView['kind'], string>;
  /** Shown for texts that are not in the page's language. */
  chinese: string;
  english: string;
  times: RelativeLabels;
}

interface Props {
  hit: SearchHitView;
  labels: HitLabels;
  locale: Locale;
}

/**
 * One result: kind, time, title and an excerpt with the words marked. Rendered on the server and, for further pages,
 * in the browser.
 */
export function SearchHitRow({ hit, labels, locale }: Props) {
  const lang = foreignLang(hit.lang, locale);
  const { time } = hit;
  return (
    <article className="entry relative pb-6">
      <span aria-hidden="true" className="node top-[10px]" />
      <div className="entry-gutter">
        <p className="text-sm font-semibold leading-[27px]">{labels.kinds[hit.kind]}</p>
        {time && (
          <TimeText at={time.at} className="n type-number">
            <DayText value={time.number} />
          </TimeText>
        )}
      </div>
      <div className="entry-body">
        <h2 className="type-item" lang={lang}>
          <Link href={hit.href} className="after:absolute after:inset-0">
            <TitleText parts={hit.title} />
          </Link>
        </h2>
        {hit.excerpt.length > 0 && (
          <p className="type-summary mt-0.5 line-clamp-3" lang={lang}>
            <SnippetText parts={hit.excerpt} />
          </p>
        )}
        <p className="type-meta mt-0.5 flex flex-wrap items-center gap-x-3.5">
          {hit.author !== '' && <span className="font-bold text-ink">{hit.author}</span>}
          {time && (
            <TimeText at={time.at} title={time.full} className="n">
              <RelativeTime at={time.at} absolute={time.short} labels={labels.times} />
            </TimeText>
          )}
          {lang && <WrittenIn label={hit.lang === 'en' ? labels.english : labels.chinese} />}
        </p>
      </div>
    </article>
  );
}
