import type { ReactNode } from 'react';

interface Props {
  /** A date or a number, shown in the gutter. */
  gutter?: ReactNode;
  isImportant?: boolean;
  /** Whether it is the only entry: it then has no rule below it. */
  isAlone?: boolean;
  children: ReactNode;
}

/** One entry on the line of a member's page. */
export function Entry({ gutter, isImportant = false, isAlone = false, children }: Props) {
  return (
    <div className="entry">
      <span
        aria-hidden="true"
        className={isImportant ? 'node node-key top-[1.55rem]' : 'node top-[1.7rem]'}
      />
      <div className="entry-gutter type-meta n pt-[1.15rem]">{gutter}</div>
      <div className={`entry-body py-4 ${isAlone ? '' : 'border-b border-rule'}`}>{children}</div>
    </div>
  );
}

interface SectionProps {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}

/** A part of a member's page with a title of its own. */
export function Section({ title, text, children }: SectionProps) {
  return (
    <section className="entry area-section">
      <span aria-hidden="true" className="node" />
      <div className="entry-body col-start-2">
        <h2 className="text-xl font-bold">{title}</h2>
        {text && <p className="type-summary mt-1">{text}</p>}
        {children}
      </div>
    </section>
  );
}
