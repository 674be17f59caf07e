import type { ReactNode } from 'react';

interface Props {
  /** Stands in the gutter; the section's heading. */
  label: ReactNode;
  id?: string;
  /** The weight of the rule above it. */
  rule?: 'none' | 'hair' | 'ink';
  children: ReactNode;
}

const RULES = { none: '', hair: 'border-t border-rule', ink: 'border-t border-ink' };

/** A part of a page hung on the line, its name in the gutter. */
export function LedgerSection({ label, id, rule = 'hair', children }: Props) {
  return (
    <section id={id} className="entry scroll-mt-20">
      <h2 className="entry-gutter pt-5 text-[15px] leading-normal font-bold">{label}</h2>
      <div className={`entry-body py-5 ${RULES[rule]}`}>{children}</div>
    </section>
  );
}
