import type { ReactNode } from 'react';

interface Props {
  /** Above all, on phones only. */
  strip: ReactNode;
  lead: ReactNode;
  /** Placed to the right of lead and children from 1280 px, and below the lead on narrower screens. */
  flashes: ReactNode;
  /** Placed in a column of its own from 1680 px, below the flashes from 1280 px, and at the end on narrower screens. */
  lists: ReactNode;
  /** Ends the column of lists from 1680 px; not shown on narrower screens, where the page has these parts elsewhere. */
  wideLists: ReactNode;
  /** Placed below the flashes from 1680 px, below the lists on narrower screens. */
  searches: ReactNode;
  children: ReactNode;
}

/**
 * The background of the home page, and its parts in the order in which phones show them, which is also that of the Tab key
 * and of screen readers. From 1280 px flashes, lists and searches are a column of their own: the last row of the grid takes
 * whatever the longer column needs.
 */
export function HomeGrid({ strip, lead, flashes, lists, wideLists, searches, children }: Props) {
  return (
    <div className="-mb-20 grid bg-(--ground) xl:grid-cols-[minmax(0,956px)_minmax(404px,1fr)] xl:grid-rows-[auto_auto_auto_1fr] min-[1680px]:grid-cols-[minmax(0,1fr)_404px_336px] min-[1680px]:grid-rows-[auto_auto_1fr]">
      <div className="min-w-0 md:hidden">{strip}</div>
      <div className="min-w-0 xl:col-start-1 xl:row-start-1">{lead}</div>
      <div className={`${COLUMN} xl:row-span-2 xl:row-start-1`}>{flashes}</div>
      <div className="min-w-0 xl:col-start-1 xl:row-start-2 xl:row-end-5 min-[1680px]:row-end-4">
        {children}
      </div>
      <div
        className={`${COLUMN} xl:row-start-3 min-[1680px]:col-start-3 min-[1680px]:row-start-1 min-[1680px]:row-end-4`}
      >
        <aside className="late-layout [--late:900px] grid min-w-0 gap-x-12 gap-y-10 bg-paper px-4 py-10 md:grid-cols-2 md:px-8 xl:max-w-[404px] xl:grid-cols-1 xl:px-6 min-[1680px]:content-start min-[1680px]:pt-8">
          {lists}
          <div className="hidden min-[1680px]:contents">{wideLists}</div>
        </aside>
      </div>
      <div className={`${COLUMN} xl:row-start-4 min-[1680px]:row-start-3`}>
        <div className="min-w-0 bg-paper px-4 pb-10 md:px-8 xl:max-w-[404px] xl:px-6 xl:pb-30 min-[1680px]:pt-10">
          {searches}
        </div>
      </div>
    </div>
  );
}

/** A part of the column at the right. */
const COLUMN = 'min-w-0 xl:col-start-2 xl:border-s xl:border-rule xl:bg-paper';
