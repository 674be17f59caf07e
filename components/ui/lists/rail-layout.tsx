import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Lists beside the text; under 1280 px below it in two columns, on a phone in one. */
  rail: ReactNode;
  /**
   * `article` has a wide gutter at the page's edge, and lines of 38 characters. `flash` is short: where there is room its
   * lists stand in two columns, so that they end with it.
   */
  shape?: 'list' | 'article' | 'flash';
}

const SHAPES = {
  list: 'max-md:has-[[data-day-head]]:pt-2.5 max-w-[1216px] gap-x-12 px-4 md:px-8 xl:grid-cols-[minmax(0,1fr)_300px] xl:px-11',
  flash:
    'max-w-[1216px] gap-x-12 px-4 md:px-8 xl:grid-cols-[minmax(0,1fr)_300px] xl:px-11 min-[1680px]:max-w-[1564px] min-[1680px]:grid-cols-[minmax(0,1fr)_648px]',
  article: 'max-w-[1232px] gap-x-14 px-5 md:pe-8 md:ps-0 xl:grid-cols-[minmax(0,1fr)_284px] xl:pe-11',
} as const;

/** The body of most pages: the content and a rail of lists. */
export function RailLayout({ children, rail, shape = 'list' }: Props) {
  return (
    <div className={`grid gap-y-16 pb-4 pt-6 md:pt-9 ${SHAPES[shape]}`}>
      <div className="min-w-0">{children}</div>
      <aside
        className={`late-layout [--late:900px] no-print grid min-w-0 content-start items-start gap-x-12 gap-y-10 md:grid-cols-2 xl:flex xl:flex-col xl:items-stretch ${shape === 'flash' ? 'min-[1680px]:grid min-[1680px]:items-start' : ''}`}
      >
        {rail}
      </aside>
    </div>
  );
}
