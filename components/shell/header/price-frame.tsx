import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** The window of the changes, such as 24小时涨跌. */
  window: string;
  children?: ReactNode;
}

/** The frame of the prices, also shown while they are loading. */
export function PriceFrame({ title, window, children }: Props) {
  return (
    <section className="price-frame" aria-label={title}>
      <h2>{title}</h2>
      <span>{window}</span>
      {children}
    </section>
  );
}
