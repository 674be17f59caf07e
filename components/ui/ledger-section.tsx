import type { ReactNode } from 'react';

interface Props {
  /** Stands in the gutter; the section's heading. */
  label: ReactNode;
  id?: string;
  /** The weight of the rule above it. */
  rule?: 'none' | 'hair' | 'ink';
  /** On a phone the name stands above the text; for ledgers without a gutter there. */
  isStacked?: boolean;
  children: ReactNode;
}

const STACKED_RULES = {
  none: '',
  hair: 'max-md:border-t max-md:border-rule',
  ink: 'max-md:border-t max-md:border-ink',
};
const MD_RULES = { none: '', hair: 'md:border-t md:border-rule', ink: 'md:border-t md:border-ink' };
const RULES = { none: '', hair: 'border-t border-rule', ink: 'border-t border-ink' };

/** A part of a page hung on the line, its name in the gutter. */
export function LedgerSection({ label, id, rule = 'hair', isStacked = false, children }: Props) {
  return (
    <section id={id} className="entry scroll-mt-20">
      <h2
        className={`entry-gutter pt-5 text-[15px] leading-normal font-bold ${isStacked ? `max-md:col-start-2 max-md:ps-[var(--gap)] max-md:text-start ${STACKED_RULES[rule]}` : ''}`}
      >
        {label}
      </h2>
      <div
        className={`entry-body col-start-2 py-5 ${isStacked ? `${MD_RULES[rule]} max-md:pt-3` : RULES[rule]}`}
      >
        {children}
      </div>
    </section>
  );
}
