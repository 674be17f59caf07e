import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';

interface Props {
  href: string;
  name: string;
  figure: string;
  unit: string;
  /** Says that the numbers are made up, where they are. */
  sample?: string | false;
  children: ReactNode;
}

/** One figure of the data strip over its small chart. */
export function DataFigure({ href, name, figure, unit, sample, children }: Props) {
  return (
    // Names may take two lines; the figures stand on one line all the same.
    <li className="relative row-span-3 grid min-w-0 grid-rows-subgrid gap-y-0">
      <p>
        <Link href={href} className="type-meta text-ink-2 after:absolute after:inset-0">
          {name}
        </Link>
        {sample && <span className="type-number ms-2">{sample}</span>}
      </p>
      <p className="mb-2 mt-0.5 flex flex-wrap items-baseline gap-x-1.5">
        <span className="n-display text-[30px] font-semibold leading-[1.25]">{figure}</span>
        <span className="n text-[13.5px] text-ink-3">{unit}</span>
      </p>
      {children}
    </li>
  );
}
