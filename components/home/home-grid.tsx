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

/** The background of the home page, and the order of its parts at each width. */
export function HomeGrid({ strip, lead, flashes, lists, wideLists, searches, children }: Props) {
  return (
    <div className="-mb-20 grid bg-(--ground) xl:grid-cols-[minmax(0,956px)_minmax(404px,1fr)] xl:grid-rows-[auto_1fr] min-[1680px]:grid-cols-[minmax(0,1fr)_740px]">
      <div className="order-0 min-w-0 md:hidden">{strip}</div>
      <div className="order-1 min-w-0 xl:col-start-1">{lead}</div>
      <div className="contents xl:order-2 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:block xl:border-s xl:border-rule xl:bg-paper xl:pb-20 min-[1680px]:grid min-[1680px]:grid-cols-[404px_minmax(0,1fr)] min-[1680px]:grid-rows-[auto_1fr]">
        <div className="order-2 min-w-0">{flashes}</div>
        <aside className="late-layout [--late:900px] order-4 grid min-w-0 gap-x-12 gap-y-10 bg-paper px-4 py-10 md:grid-cols-2 md:px-8 xl:max-w-[404px] xl:grid-cols-1 xl:px-6 min-[1680px]:col-start-2 min-[1680px]:row-span-2 min-[1680px]:row-start-1 min-[1680px]:content-start min-[1680px]:border-s min-[1680px]:border-rule min-[1680px]:pt-8">
          {lists}
          <div className="hidden min-[1680px]:contents">{wideLists}</div>
        </aside>
        <div className="order-4 min-w-0 bg-paper px-4 pb-10 md:px-8 xl:max-w-[404px] xl:px-6 min-[1680px]:col-start-1 min-[1680px]:row-start-2 min-[1680px]:pt-10">
          {searches}
        </div>
      </div>
      <div className="order-3 min-w-0 xl:col-start-1">{children}</div>
    </div>
  );
}
