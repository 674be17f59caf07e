import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** The window of the changes, such as 24小时涨跌. */
  window: string;
  note?: string;
  children?: ReactNode;
}

/** The frame of the prices, also shown while they are loading. */
export function PriceFrame({ title, window, note, children }: Props) {
  return (
    <section
      className="min-h-[340px] border-t border-rule px-6 py-5 xl:min-h-[232px] xl:px-7"
      aria-label={title}
    >
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-2">
        <h2 className="text-[14px] font-bold">{title}</h2>
        <p className="type-meta">{window}</p>
      </div>
      {children}
      {note && <p className="type-meta mt-1.5">{note}</p>}
    </section>
  );
}
