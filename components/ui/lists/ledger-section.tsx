import type { ReactNode } from 'react';

interface Props {
  /** The section's heading, in the gutter. */
  label: ReactNode;
  id?: string;
  /** The weight of the rule above it. */
  rule?: 'none' | 'hair' | 'ink';
  children: ReactNode;
}

/** On a phone the rule is above the heading; on wider screens above the text (`TEXT_RULES`). */
const NAME_RULES = {
  none: '',
  hair: 'max-md:border-t max-md:border-rule',
  ink: 'max-md:border-t max-md:border-ink',
};
const TEXT_RULES = { none: '', hair: 'md:border-t md:border-rule', ink: 'md:border-t md:border-ink' };

/** A section of a ledger page with its heading in the gutter. */
export function LedgerSection({ label, id, rule = 'hair', children }: Props) {
  return (
    <section id={id} className="entry scroll-mt-20">
      <h2 className={`entry-gutter pt-5 text-base leading-normal font-bold text-balance ${NAME_RULES[rule]}`}>
        {label}
      </h2>
      <div className={`entry-body col-start-2 pt-3 pb-5 md:pt-5 ${TEXT_RULES[rule]}`}>{children}</div>
    </section>
  );
}
