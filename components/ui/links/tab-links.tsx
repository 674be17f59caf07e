import type { ReactNode } from 'react';
import { Link } from './link';

interface TabLink {
  href: string;
  label: string;
  isCurrent: boolean;
  count?: number;
}

/** More tabs than this stand closer in English, so that they are one row. */
const MAX_WIDE_TABS = 10;

interface Props {
  label: string;
  tabs: readonly TabLink[];
  /** At the end of the row, or above it on narrow screens. */
  children?: ReactNode;
  /** Whether `children` stays in the row on narrow screens, and the tabs scroll beside it. */
  isOneRow?: boolean;
  /** Whether it is above the row all the same in English, whose words are longer. */
  wrapsInEnglish?: boolean;
}

/** Tabs as links to the views of a list. On phones they scroll; on wider screens those without room make a second row. */
export function TabLinks({ label, tabs, children, isOneRow = false, wrapsInEnglish = false }: Props) {
  return (
    <div
      className={`flex items-start justify-between gap-x-6 border-b border-ink ${isOneRow ? 'max-[300px]:flex-wrap-reverse' : 'flex-wrap-reverse'} ${wrapsInEnglish ? '[&:lang(en)]:flex-wrap-reverse' : ''}`}
    >
      <nav
        aria-label={label}
        className={`mb-(--onto-line) flex max-w-full min-w-0 gap-x-6 overflow-x-auto [scrollbar-width:none] md:flex-wrap ${tabs.length > MAX_WIDE_TABS ? 'md:[&:lang(en)]:gap-x-3 md:[&:lang(en)]:text-sm' : 'md:[&:lang(en)]:gap-x-4'}`}
      >
        {tabs.map((tab) => (
          <Link
            key={tab.href}
            href={tab.href}
            aria-current={tab.isCurrent ? 'page' : undefined}
            className="flex min-h-11 shrink-0 items-center gap-1.5 border-y-3 border-(--clear) text-ink-2 hover:no-underline aria-[current]:border-b-ink aria-[current]:font-bold aria-[current]:text-ink"
          >
            {tab.label}
            {tab.count !== undefined && <span className="n type-meta font-normal">{tab.count}</span>}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}
