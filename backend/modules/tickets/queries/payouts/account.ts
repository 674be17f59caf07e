import { z } from 'zod';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import type { Context } from '@/backend/kernel/context';
import { openSealedText, sealText } from '@/backend/kernel/sealed-text';

const PURPOSE = 'payout account';
const TAIL_LENGTH = 4;

const account = z.object({ holder: z.string(), number: z.string(), bank: z.string() });
export type PayoutAccount = z.infer<typeof account>;

/** The columns of an order that store an account. */
export function toAccountColumns(
  { config }: Context,
  payoutAccount: PayoutAccount,
): Pick<OrderRow, 'payoutAccount' | 'payoutTail'> {
  const number = payoutAccount.number.replace(/\s+/g, '');
  return {
    payoutAccount: sealText(config.secret, PURPOSE, JSON.stringify({ ...payoutAccount, number })),
    payoutTail: number.slice(-TAIL_LENGTH),
  };
}

/**
 * The account of an order. Null without one, and for an account encrypted with another secret: the buyer then has to
 * enter it again.
 */
export function readAccount({ config }: Context, sealed: string | null): PayoutAccount | null {
  const text = sealed === null ? null : openSealedText(config.secret, PURPOSE, sealed);
  return text === null ? null : account.parse(JSON.parse(text));
}
