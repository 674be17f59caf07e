import type { ReactNode } from 'react';

/** The frame of the sections after the lead. */
export function HomeRest({ children }: { children: ReactNode }) {
  return (
    <div className="px-4 pb-16 md:pe-9 md:ps-6">
      <div className="ledger ledger-stacked">{children}</div>
    </div>
  );
}
