import type { ReactNode } from 'react';
import { Link } from '@/components/ui/links/link';

interface Props {
  href: string;
  name: string;
  figure: string;
  unit: string;
  /** The sample mark, when the numbers are sample data. */
  sample?: string | false;
  children: ReactNode;
}

/** One figure of the data section, above its small chart. */
export function DataFigure({ href, name, figure, unit, sample, children }: Props) {
  return (
    // Subgrid rows align the figures, also when some names take two lines.
    <li className="relative row-span-3 grid min-w-0 grid-rows-subgrid gap-y-0">
      <p>
        <Link href={href} className="type-meta text-ink-2 after:absolute after:inset-0">
          {name}
        </Link>
        {sample && <span className="type-number ms-2">{sample}</span>}
      </p>
      <p className="mb-2 mt-0.5 flex flex-wrap items-baseline gap-x-1.5">
        <span className="n-display text-4xl font-semibold leading-[1.25]">{figure}</span>
        <span className="n text-xs text-ink-3">{unit}</span>
      </p>
      {children}
    </li>
  );
}
