'use client';

import { useRef } from 'react';
import { SIDE_ROWS, type SideItem } from '@/lib/side-lists/side-item';
import type { Locale } from '@/lib/platform/language/locales';
import { useCarriedState } from '@/lib/platform/language/use-carried-state';
import { recommendedBeside } from '@/lib/side-lists/recommended-beside';
import { SideRow } from './side-row';
import { useSideList } from './use-side-list';

interface Props {
  locale: Locale;
  initial: SideItem[];
  /** Ids of the items the page shows itself. */
  besides: readonly number[];
  labels: { next: string; languages: { chinese: string; english: string } };
}

/** Five recommended stories and a button that shows the next five. */
export function SideRows({ locale, initial, besides, labels }: Props) {
  const rows = useRef<HTMLOListElement>(null);
  const items = recommendedBeside(besides, useSideList('recommend', locale, initial, rows));
  const [turn, setTurn] = useCarriedState('side-turn:recommend', 0);
  const turns = Math.max(1, Math.ceil(items.length / SIDE_ROWS));
  const first = (turn % turns) * SIDE_ROWS;

  return (
    <>
      <ol ref={rows}>
        {items.slice(first, first + SIDE_ROWS).map((item) => (
          <SideRow key={item.id} item={item} locale={locale} leadAs="number" languages={labels.languages} />
        ))}
      </ol>
      {turns > 1 && (
        <button type="button" onClick={() => setTurn(turn + 1)} className="side-action">
          {labels.next}
        </button>
      )}
    </>
  );
}
