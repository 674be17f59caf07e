'use client';

import { useRef } from 'react';
import { SIDE_ROWS, type SideItem, type SideListName } from '@/lib/side-lists/side-item';
import type { Locale } from '@/lib/platform/language/locales';
import { useCarriedState } from '@/lib/platform/language/use-carried-state';
import { recommendedBeside } from '@/lib/side-lists/recommended-beside';
import { SideRow } from './side-row';
import { fetchList, useSideList } from './use-side-list';

interface Props {
  name: SideListName;
  locale: Locale;
  initial: SideItem[];
  /** Ids of the items the page shows itself. */
  besides: readonly number[];
  /** Total number of rows, when more can be fetched. */
  total?: number;
  labels: { next: string; more: string; chinese: string };
}

/**
 * Five rows and a button that shows the next five of the given items. The list `hotAuthors` instead appends rows from
 * the backend.
 */
export function SideRows({ name, locale, initial, besides, total = 0, labels }: Props) {
  const rows = useRef<HTMLOListElement>(null);
  const { items: all, append } = useSideList(name, locale, initial, rows);
  const items = recommendedBeside(besides, name, all);
  const [turn, setTurn] = useCarriedState(`side-turn:${name}`, 0);
  const isGrowing = name === 'hotAuthors';
  const turns = Math.max(1, Math.ceil(items.length / SIDE_ROWS));
  const first = isGrowing ? 0 : (turn % turns) * SIDE_ROWS;
  const shown = isGrowing ? items : items.slice(first, first + SIDE_ROWS);

  const loadMore = () =>
    fetchList(name, locale, Math.floor(items.length / SIDE_ROWS) + 1).then(
      (more) => append(more.items),
      () => undefined,
    );

  return (
    <>
      <ol ref={rows}>
        {shown.map((item) => (
          <SideRow
            key={item.id}
            item={item}
            locale={locale}
            leadAs={name === 'events' ? 'date' : 'number'}
            chinese={labels.chinese}
          />
        ))}
      </ol>
      {turns > 1 && !isGrowing && (
        <button type="button" onClick={() => setTurn(turn + 1)} className="side-action">
          {labels.next}
        </button>
      )}
      {isGrowing && items.length < total && (
        <button type="button" onClick={loadMore} className="side-action">
          {labels.more}
        </button>
      )}
    </>
  );
}
