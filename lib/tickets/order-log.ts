import type { CallOutput } from '@/backend/contract/calls';
import {
  BUYER_LOG_ACTIONS,
  type BuyerLogAction,
  isBuyerLogAction,
} from '@/backend/contract/tickets/buyer-log';

export interface LogLine {
  time: string;
  action: BuyerLogAction;
  actor: string;
  isSettled: boolean;
  /** Minor units; null for none. */
  amount: number | null;
  /** The number of a bank transfer, the code of a ticket or a reason; empty for none. */
  words: string;
}

/** The lines of an order's log that its buyer sees, in the order given. */
export function logLines(log: CallOutput<'orderDetails'>['log']): LogLine[] {
  return log.flatMap(({ time, action, actor, detail }) =>
    isBuyerLogAction(action)
      ? [
          {
            time,
            action,
            actor,
            isSettled: BUYER_LOG_ACTIONS[action] === 'settled',
            amount: typeof detail.amount === 'number' ? detail.amount : null,
            words: [detail.transfer_id, detail.ticket, reasonOf(action, detail)].find(isText) ?? '',
          },
        ]
      : [],
  );
}

/**
 * The reason for an action, as somebody wrote it. For a failed refund it is a code of the payment provider, which a
 * buyer would not understand.
 */
const reasonOf = (action: BuyerLogAction, { reason }: Record<string, unknown>) =>
  action === 'refund_failed' ? '' : reason;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
