'use client';

import { useEffect, useState } from 'react';

interface Props {
  /** Id of the box it leads to, and makes room for. */
  boxId: string;
  price: string;
  label: string;
}

/** The bar at the foot of screens under 1280 px: price and a link to the tickets, hidden while they are in view. */
export function TicketBar({ boxId, price, label }: Props) {
  const [isAway, setAway] = useState(true);

  useEffect(() => {
    const box = document.getElementById(boxId);
    if (!box) return;
    const watch = new IntersectionObserver(([entry]) => setAway(!entry?.isIntersecting));
    watch.observe(box);
    return () => watch.disconnect();
  }, [boxId]);

  if (!isAway) return null;
  return (
    <div className="no-print fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-t-2 border-ink bg-paper px-4 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] xl:hidden">
      <b className="n text-[18px]">{price}</b>
      <a href={`#${boxId}`} className="btn btn-ink min-w-[132px]">
        {label}
      </a>
    </div>
  );
}
