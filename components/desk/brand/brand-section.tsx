import type { ReactNode } from 'react';

interface Props {
  /** The name in the gutter. */
  name: string;
  note?: string;
  /** Where links to it lead. */
  id?: string;
  /** Whether something in it was refused. */
  isRefused?: boolean;
  children: ReactNode;
}

/** A part of the page about name and look, with its name in the gutter. */
export function BrandSection({ name, note, id, isRefused = false, children }: Props) {
  return (
    <section id={id} aria-label={name} className="entry scroll-mt-20">
      <span aria-hidden="true" className={`desk-node top-[22px] ${isRefused ? 'border-mark' : ''}`} />
      <p className="entry-gutter pt-4 font-bold" aria-hidden="true">
        {name}
        {note && <span className="block text-sm font-normal text-ink-3">{note}</span>}
      </p>
      <div className="entry-body grid grid-cols-1 gap-4 border-t border-rule py-4">{children}</div>
    </section>
  );
}
