import type { ReactNode } from 'react';
import type { RegionLook } from '@/backend/contract/regions/first-regions';

interface Props {
  id: string;
  name: string;
  look: RegionLook;
  children: ReactNode;
}

/** Aligns the first row of a list with the name. */
const FLUSH = '[&>ul>li:first-child]:pt-0';

/** A part of the main column. In a dark edition its name is a small sign beside it. */
export function RegionPart({ id, name, look, children }: Props) {
  if (look === 'light') {
    return (
      <section id={id} className="scroll-mt-28 border-t-2 border-ink pt-3 pb-8">
        <h2 className="mb-4 text-base">{name}</h2>
        <div className={FLUSH}>{children}</div>
      </section>
    );
  }
  return (
    <section
      id={id}
      className="grid scroll-mt-28 gap-x-7 gap-y-4 border-t border-rule pt-7 pb-8 md:grid-cols-[42px_minmax(0,1fr)]"
    >
      <h2 className="region-sign-small self-start justify-self-start border-2 border-sign px-3 py-1.5 text-md leading-none font-bold text-sign md:px-[10px] md:py-3 md:text-xl">
        {name}
      </h2>
      <div className={`min-w-0 ${FLUSH}`}>{children}</div>
    </section>
  );
}
