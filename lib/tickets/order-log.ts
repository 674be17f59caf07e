import type { CallOutput } from '@/backend/contract/calls';

/** Actions in the log of an order that its buyer sees; the other actions are only for the organiser. */
const SHOWN = {
  created: 'step',
  applied: 'step',
  offered: 'step',
  approve: 'step',
  approveFree: 'settled',
  decline: 'settled',
  cancel: 'settled',
  cancelFree: 'settled',
  expire: 'settled',
  pay: 'settled',
  payLate: 'settled',
  returnLate: 'step',
  returnOverLimit: 'step',
  askRefund: 'step',
  refund: 'step',
  refuseRefund: 'settled',
  settle: 'settled',
  settlePart: 'settled',
  transfer_named: 'step',
  ask_again: 'step',
  money: 'step',
  edited: 'step',
  sent_again: 'step',
  ticket_renewed: 'step',
  transferred: 'step',
  transfer_sent: 'step',
  transfer_called_back: 'step',
  transfer_declined: 'step',
  transfer_expired: 'step',
  transfer_void: 'step',
  transfer_used: 'step',
  tickets_returned: 'step',
  payment_begun: 'step',
  payment_delayed: 'step',
  refund_begun: 'step',
  refund_done: 'settled',
  refund_failed: 'step',
  guest_added: 'settled',
  waive: 'settled',
  returnShort: 'settled',
  revive: 'settled',
  rest_asked: 'step',
  parked: 'step',
  payout_returned: 'step',
  account_given: 'step',
  account_asked: 'step',
  payout_arrived: 'settled',
  payout_missing: 'step',
} as const satisfies Record<string, 'step' | 'settled'>;

type ShownAction = keyof typeof SHOWN;

export interface LogLine {
  time: string;
  action: ShownAction;
  actor: string;
  isSettled: boolean;
  /** Minor units; null for none. */
  amount: number | null;
  /** The number of a bank transfer, the code of a ticket or a reason; empty for none. */
  words: string;
}

const isShown = (action: string): action is ShownAction => Object.hasOwn(SHOWN, action);

/** The lines of an order's log that its buyer sees, in the order given. */
export function logLines(log: CallOutput<'orderDetails'>['log']): LogLine[] {
  return log.flatMap(({ time, action, actor, detail }) =>
    isShown(action)
      ? [
          {
            time,
            action,
            actor,
            isSettled: SHOWN[action] === 'settled',
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
const reasonOf = (action: ShownAction, { reason }: Record<string, unknown>) =>
  action === 'refund_failed' ? '' : reason;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
