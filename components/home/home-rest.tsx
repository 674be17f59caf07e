import type { ReactNode } from 'react';

/** What follows the lead, on the same line. */
export function HomeRest({ children }: { children: ReactNode }) {
  return (
    <div className="px-4 pb-16 md:pe-9 md:ps-6">
      <div className="ledger ledger-stacked">{children}</div>
    </div>
  );
}
