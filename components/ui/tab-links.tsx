import { Link } from './link';

export interface TabLink {
  href: string;
  label: string;
  isCurrent?: boolean;
}

/** Pages beside each other; 3px of ink under the one on the screen. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className="section-tabs flex gap-6 overflow-x-auto border-b border-rule">
      {tabs.map(({ href, label: name, isCurrent }) => (
        <Link
          key={href}
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          className="-mb-px flex min-h-11 shrink-0 items-center border-b-[3px] border-transparent text-ink-2 hover:text-ink hover:no-underline aria-[current]:border-ink aria-[current]:font-bold aria-[current]:text-ink"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
