import type { ReactNode } from 'react';

interface Props {
  title: string;
  note?: string;
  children?: ReactNode;
}

/** The frame of the prices, also shown while they are loading. */
export function PriceFrame({ title, note, children }: Props) {
  return (
    <section
      className="min-h-[316px] border-t border-rule px-6 py-5 xl:min-h-[208px] xl:px-7"
      aria-label={title}
    >
      <h2 className="type-meta mb-2 font-normal">
        {title}
        {note && ` · ${note}`}
      </h2>
      {children}
    </section>
  );
}
