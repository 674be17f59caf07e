import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  /** `error` fills the node in cinnabar. */
  tone?: 'plain' | 'error';
  /** Links or buttons to continue with. */
  children?: ReactNode;
}

/** A notice or error as a whole page: title, sentence, and links to continue with. */
export function Statement({ title, text, tone = 'plain', children }: Props) {
  return (
    <div className="ledger ledger-stacked mx-4 my-10 min-h-[40vh] md:mx-8">
      <div className="entry py-8">
        <span className={tone === 'error' ? 'node node-key top-[3.2rem]' : 'node top-[3.3rem]'} />
        <div className="entry-body col-start-2">
          <h1 className="type-page-title">{title}</h1>
          <p className="type-summary mt-4">{text}</p>
          <div className="mt-8 flex flex-wrap gap-4">{children}</div>
        </div>
      </div>
    </div>
  );
}
