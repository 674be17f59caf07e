import { useState } from 'react';
import { UNDO_MONEY_SECONDS } from '@/backend/contract/tickets/limits';
import { nowMs } from '@/lib/platform/dates/clock';

/** An offer to undo: the order, its name in the bar, and until when, in milliseconds since 1970. */
export interface UndoOffer {
  orderId: number;
  name: string;
  untilMs: number;
}

/** The last payment that was confirmed or paid out on this page, while it can be undone; a newer one replaces it. */
export function useUndo() {
  const [offer, setOffer] = useState<UndoOffer | null>(null);
  return {
    offer,
    offerUndo: (orderId: number, name: string) =>
      setOffer({ orderId, name, untilMs: nowMs() + UNDO_MONEY_SECONDS * 1000 }),
    endUndo: () => setOffer(null),
  };
}
