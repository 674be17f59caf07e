import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { Link } from '../links/link';

type Shown = 'always' | 'wide' | 'narrow';

/** A page number with its address, or a gap; `wide` from 992 px, `narrow` below. */
type PagerCell =
  | { kind: 'page'; page: number; shown: Shown; href: string; label: string }
  | { kind: 'gap'; after: number; shown: Shown };

interface Props {
  /** Label of the pager for screen readers. */
  label: string;
  /** Texts such as `共39条` and `第2页，共2页`. */
  total: string;
  position: string;
  current: number;
  cells: readonly PagerCell[];
  /** `href` is null at that end of the list. */
  previous: { href: string | null; label: string };
  next: { href: string | null; label: string };
  /** The select for the page size, and the field to go to a page. */
  sizes: ReactNode;
  jumper: ReactNode;
}

const CELL =
  'n grid h-11 min-w-11 place-items-center px-1 max-[359.98px]:min-w-9 md:h-[34px] md:min-w-[34px]';
const SHOWN = {
  always: '',
  wide: 'max-[991.98px]:hidden',
  narrow: 'min-[992px]:hidden',
} as const satisfies Record<Shown, string>;

/** The pager of a list: total, sizes, previous, numbers, next, jump field. The links work without scripts. */
export function Pager({ label, total, position, current, cells, previous, next, sizes, jumper }: Props) {
  return (
    <nav
      aria-label={label}
      className="no-print flex flex-wrap items-center gap-x-5 gap-y-4 border-t border-ink pt-5 text-sm"
    >
      <p className="type-meta flex gap-x-3">
        <span>{total}</span>
        <span>{position}</span>
      </p>
      {sizes}
      <div className="flex items-center max-md:w-full max-md:justify-between">
        <Step {...previous} rel="prev" />
        <ol className="flex items-center md:gap-1">
          {cells.map((cell) => (
            <li key={cell.kind === 'gap' ? `gap${cell.after}` : cell.page} className={SHOWN[cell.shown]}>
              {cell.kind === 'gap' ? (
                <span className="grid h-11 w-6 place-items-center text-ink-3 md:h-[34px]">…</span>
              ) : (
                <Link
                  href={cell.href}
                  aria-label={cell.label}
                  aria-current={cell.page === current ? 'page' : undefined}
                  className={`${CELL} aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper`}
                >
                  {cell.page}
                </Link>
              )}
            </li>
          ))}
        </ol>
        <Step {...next} rel="next" />
      </div>
      {jumper}
    </nav>
  );
}

/** The link to the previous or next page; at either end of the list an icon without a link. */
function Step({ href, rel, label }: { href: string | null; rel: 'prev' | 'next'; label: string }) {
  const icon = <Icon name={rel === 'prev' ? 'chevron-left' : 'chevron-right'} />;
  if (href === null) return <span className={`${CELL} text-ctl`}>{icon}</span>;
  return (
    <Link href={href} rel={rel} aria-label={label} title={label} className={CELL}>
      {icon}
    </Link>
  );
}
