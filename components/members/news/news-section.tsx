import type { ReactNode } from 'react';

interface Props {
  title: string;
  note: string;
  children: ReactNode;
}

/** A part of the overview: its title and a note in the gutter, its content behind the line. */
export function NewsSection({ title, note, children }: Props) {
  return (
    <section aria-label={title} className="entry">
      <div className="entry-gutter flex flex-wrap items-baseline gap-x-3 pt-4 md:block">
        <h2 className="text-md font-bold">{title}</h2>
        <p className="type-meta">{note}</p>
      </div>
      <div className="entry-body border-t border-ink pt-4 pb-6">{children}</div>
    </section>
  );
}
