import type { ReactNode } from 'react';
import { Link } from '@/components/ui/links/link';

export interface BuyBarProps {
  eventId: number;
  /** Price of the cheapest ticket type, as text. */
  price: string;
  /** Number of tickets left, as text; empty when the numbers are not published. */
  left: string;
  /** Address of the page that sells the tickets, and the text of the link to it. */
  shop: string;
  choose: string;
}

/** The bar at the foot of a phone: the lowest price, and a link to the tickets. */
export function BuyBar({ price, left, shop, choose }: BuyBarProps) {
  return <Bar title={price} note={left} link={shop} action={choose} />;
}

interface BarProps {
  title: ReactNode;
  note: string;
  link: string;
  action: string;
}

/** A title, a note and a link as a button, at the foot of the window while the page scrolls. */
export function Bar({ title, note, link, action }: BarProps) {
  return (
    <div className="page-bar landing-ticket-bar no-print">
      <p className="min-w-0 leading-tight">
        <b className="n block truncate text-lg">{title}</b>
        <span className="n block text-xs text-ink-3">{note}</span>
      </p>
      <Link
        href={link}
        className="btn btn-ink min-h-12 min-w-[140px] flex-none max-[300px]:min-w-0 max-[300px]:shrink max-[300px]:px-3 max-[300px]:whitespace-normal"
      >
        {action}
      </Link>
    </div>
  );
}
