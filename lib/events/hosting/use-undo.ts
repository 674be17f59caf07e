import { useState } from 'react';
import { UNDO_MONEY_SECONDS } from '@/backend/contract/tickets/limits';
import { nowMs } from '@/lib/platform/dates/clock';

/** What can be taken back for a while: of which order, what the bar calls it, until when in milliseconds since 1970. */
export interface UndoOffer {
  orderId: number;
  name: string;
  untilMs: number;
}

/** The last money that came or was paid out on this page, as long as it may be taken back; a newer one replaces it. */
export function useUndo() {
  const [offer, setOffer] = useState<UndoOffer | null>(null);
  return {
    offer,
    offerUndo: (orderId: number, name: string) =>
      setOffer({ orderId, name, untilMs: nowMs() + UNDO_MONEY_SECONDS * 1000 }),
    endUndo: () => setOffer(null),
  };
}
