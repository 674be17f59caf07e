'use client';

import type { MouseEvent } from 'react';
import { EndRule, ErrorState, SkeletonRows } from '@/components/ui/notices/states';
import { useFocusOnNew } from '@/components/ui/focus/use-focus-on-new';
import { repeatedPress } from '@/lib/platform/navigation/repeated-press';
import type { Locale } from '@/lib/platform/language/locales';
import { HitList } from './hit-list';
import type { HitLabels } from './search-hit-row';
import { useMoreHits } from './use-more-hits';

interface Props {
  /** The search as a query string. */
  query: string;
  /** Address of the second page, to which the link leads without scripts. */
  href: string;
  locale: Locale;
  labels: { hits: HitLabels; more: string; loading: string; failed: string; retry: string; end: string };
}

/** Loads more results of one kind below the first ones. */
export function MoreHits({ query, href, locale, labels }: Props) {
  const { hits, state, isEnd, load } = useMoreHits(query);
  const { list, request } = useFocusOnNew(hits.length);
  const loadHere = (event: MouseEvent) => {
    event.preventDefault();
    request();
    void load();
  };
  return (
    <>
      <div ref={list}>
        <HitList hits={hits} labels={labels.hits} locale={locale} />
      </div>
      {state === 'loading' && <SkeletonRows label={labels.loading} />}
      {state === 'failed' && (
        <ErrorState
          text={labels.failed}
          action={
            <button type="button" onClick={loadHere} className="btn btn-line">
              {labels.retry}
            </button>
          }
        />
      )}
      {state === 'idle' &&
        (isEnd ? (
          <EndRule label={labels.end} />
        ) : (
          <a {...repeatedPress()} href={href} onClick={loadHere} className="btn btn-line mb-8 mt-4 w-full">
            {labels.more}
          </a>
        ))}
    </>
  );
}
