import type { ReactNode } from 'react';

interface Props {
  label: string;
  window: readonly [string, string];
  children?: ReactNode;
}

/** The row of prices under the header of a phone, with the window of the changes; also shown while they are loading. */
export function PriceStripFrame({ label, window: [first, second], children }: Props) {
  return (
    <section aria-label={label} className="price-strip no-print">
      <p className="type-number leading-[1.25]">
        {first}
        <br />
        {second}
      </p>
      {children}
    </section>
  );
}
