import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Lists beside the text: below it in two columns under 1280 px, under each other on a phone. */
  rail: ReactNode;
}

/** The body of most pages: text and rail. */
export function WithRail({ children, rail }: Props) {
  return (
    <div className="grid max-w-[1216px] gap-x-12 gap-y-16 px-4 pb-4 pt-6 md:px-8 md:pt-9 xl:grid-cols-[minmax(0,1fr)_300px] xl:px-11">
      <div className="min-w-0">{children}</div>
      <aside className="no-print grid min-w-0 content-start items-start gap-x-12 gap-y-10 md:grid-cols-2 xl:grid-cols-1">{rail}</aside>
    </div>
  );
}
