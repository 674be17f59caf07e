import type { ReactNode } from 'react';

interface Props {
  title: string;
  intro?: string;
  /** Buttons beside the title of the page. */
  acts?: ReactNode;
  children?: ReactNode;
}

/** The frame of an organiser's page: title, buttons, sections. */
export function HostingPageFrame({ title, intro, acts, children }: Props) {
  return (
    <div className="ledger ledger-stacked hr-overview">
      <header className="entry">
        <div className="entry-body col-start-2 hr-title">
          <div className="min-w-[min(100%,240px)] flex-1">
            <h1 className="type-page-title">{title}</h1>
            {intro && <p className="type-summary mt-2">{intro}</p>}
          </div>
          {acts}
        </div>
      </header>
      {children}
    </div>
  );
}
