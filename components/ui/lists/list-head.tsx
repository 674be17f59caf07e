import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** `lang` attribute of the texts, where it differs from the page's. */
  lang?: string;
  intro?: string;
  /** Number of items, as text. */
  count?: string;
  /** What a reader can do with the list, beside its introduction. */
  action?: ReactNode;
  /** Tabs, which have a rule below them; without tabs the head has its own rule. */
  children?: ReactNode;
}

/** The head of a list: title, introduction and number of items. */
export function ListHead({ title, lang, intro, count, action, children }: Props) {
  return (
    <header className={children ? undefined : 'border-b border-ink pb-5 md:pb-7'}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="type-page-title" lang={lang}>
          {title}
        </h1>
        {count && <p className="type-meta">{count}</p>}
      </div>
      {intro && (
        <p className="type-summary mt-2" lang={lang}>
          {intro}
        </p>
      )}
      {action && <div className="no-print mt-2">{action}</div>}
      {children && <div className="mt-4 md:mt-6">{children}</div>}
    </header>
  );
}
