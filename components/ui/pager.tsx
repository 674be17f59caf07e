import { Icon } from '@/components/icons/icon';
import { type PageRequest, pageAddress, pagerItems, type PagerItem } from '@/lib/pager';
import { Link } from './link';
import { PagerJump, type JumpLabels } from './pager-jump';
import { PagerSize } from './pager-size';

export interface PagerLabels {
  /** Names the whole for screen readers. */
  pager: string;
  /** `共39条` and `第2页，共2页`, with their numbers in. */
  total: string;
  position: string;
  previous: string;
  next: string;
  page: (page: number) => string;
  sizes: string;
  /** One per size, in the order of PAGE_SIZES. */
  perPage: readonly string[];
  jump: JumpLabels;
}

interface Props {
  /** Address of the list, with language and without page. */
  base: string;
  at: PageRequest;
  total: number;
  pages: number;
  labels: PagerLabels;
}

const CELL = 'n grid h-11 min-w-11 place-items-center px-1 md:h-[34px] md:min-w-[34px]';
const SHOWN = {
  always: '',
  wide: 'max-[991.98px]:hidden',
  narrow: 'min-[992px]:hidden',
} as const satisfies Record<PagerItem['shown'], string>;

/** Total, sizes, previous, numbers, next, jumper (spec §9): links that work without scripts, 5 numbers or 7 by width. */
export function Pager({ base, at, total, pages, labels }: Props) {
  const to = (page: number) => pageAddress(base, { page, size: at.size });
  return (
    <nav
      aria-label={labels.pager}
      className="no-print flex flex-wrap items-center gap-x-5 gap-y-4 border-t border-ink pt-5 text-[14.5px]"
    >
      <p className="type-meta flex gap-x-3">
        <span>{labels.total}</span>
        <span>{labels.position}</span>
      </p>
      <PagerSize base={base} at={at} total={total} label={labels.sizes} options={labels.perPage} />
      <div className="flex items-center max-md:w-full max-md:justify-between">
        <Step to={at.page > 1 ? to(at.page - 1) : null} rel="prev" label={labels.previous} />
        <ol className="flex items-center md:gap-1">
          {pagerItems(at.page, pages).map((item) => (
            <li key={item.kind === 'gap' ? `gap${item.after}` : item.page} className={SHOWN[item.shown]}>
              {item.kind === 'gap' ? (
                <span className="grid h-11 w-6 place-items-center text-ink-3 md:h-[34px]">…</span>
              ) : (
                <Link
                  href={to(item.page)}
                  aria-label={labels.page(item.page)}
                  aria-current={item.page === at.page ? 'page' : undefined}
                  className={`${CELL} aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper`}
                >
                  {item.page}
                </Link>
              )}
            </li>
          ))}
        </ol>
        <Step to={at.page < pages ? to(at.page + 1) : null} rel="next" label={labels.next} />
      </div>
      {pages > 1 && <PagerJump base={base} at={at} pages={pages} labels={labels.jump} />}
    </nav>
  );
}

/** One page back or on; at either end a sign without a link. */
function Step({ to, rel, label }: { to: string | null; rel: 'prev' | 'next'; label: string }) {
  const icon = <Icon name={rel === 'prev' ? 'chevron-left' : 'chevron-right'} />;
  if (to === null) return <span className={`${CELL} text-ctl`}>{icon}</span>;
  return (
    <Link href={to} rel={rel} aria-label={label} title={label} className={CELL}>
      {icon}
    </Link>
  );
}
