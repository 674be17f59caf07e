import type { ReactNode } from 'react';

/** What follows the lead, on the same line. */
export function HomeRest({ children }: { children: ReactNode }) {
  return (
    <div className="pb-16 pe-4 ps-2 md:pe-9 md:ps-6">
      <div className="ledger">{children}</div>
    </div>
  );
}
