import type { CallOutput } from '@/backend/contract/calls';
import { referencesIn, toReference } from '@/backend/contract/tickets/reference';
import type { Context } from '@/backend/kernel/context';
import { readAccount } from './account';
import { isToPayByHand } from './group';
import { findPayouts, type PayoutRow } from './list';
import { amountsIn } from '@/backend/modules/tickets/queries/statements/amounts';

type Line = CallOutput<'matchPayouts'>['lines'][number];

const MAX_LINES = 2000;
const SHOWN = 300;
const NUMBER_LENGTH = 8;

/**
 * Finds the refund that each line of a pasted receipt paid: by the reference of the order or by the account, and
 * checked by the amount. Nothing is recorded. The caller must check the rights.
 */
export async function matchPayouts(context: Context, eventId: number, text: string): Promise<Line[]> {
  const rows = (await findPayouts(context, eventId)).filter(
    ({ refund }) => refund.isManual && refund.state !== 'failed',
  );
  const payoutRows = rows.map((row) => ({
    ...row,
    account: readAccount(context, row.order.payoutAccount)?.number ?? '',
  }));
  return text
    .split(/\r?\n/)
    .slice(0, MAX_LINES)
    .map((line, at) => ({ line: at + 1, text: line.trim() }))
    .filter((textLine) => textLine.text !== '')
    .map((textLine) => toLine(textLine, payoutRows));
}

function toLine(
  { line, text }: { line: number; text: string },
  rows: (PayoutRow & { account: string })[],
): Line {
  const named = rows.filter(
    ({ order, account }) =>
      referencesIn(text).includes(order.number) ||
      (account.length >= NUMBER_LENGTH && spelling(account).test(text)),
  );
  const open = named.filter(({ refund }) => isToPayByHand(refund));
  const fits = open.filter(({ refund }) => amountsIn(text, refund.currency).includes(refund.amount));
  const [only] = fits.length > 0 ? fits : open.length > 0 ? open : named;
  const none = {
    line,
    text: text.slice(0, SHOWN),
    payout_id: null,
    name: '',
    owed: 0,
    currency: '',
    reference: '',
  };
  if (!only) return { ...none, result: 'unknown' };
  const match = {
    ...none,
    payout_id: only.refund.id,
    name: only.order.name,
    owed: only.refund.amount,
    currency: only.refund.currency,
    reference: referenceIn(text, only),
  };
  if (open.length === 0) return { ...match, result: 'paid' };
  if (fits.length > 1) return { ...match, payout_id: null, result: 'several' };
  return { ...match, result: fits.length === 1 ? 'match' : 'amount' };
}

/** A pattern for an account number as banks write it, with or without spaces between its characters. */
const spelling = (account: string): RegExp =>
  new RegExp(
    [...account].map((character) => character.replace(/[^A-Z0-9]/i, String.raw`\$&`)).join(' ?'),
    'i',
  );

/** The longest number in a line that is neither the account, a date nor the reference of the order; empty for none. */
function referenceIn(line: string, { account, order }: PayoutRow & { account: string }): string {
  const rest = account === '' ? line : line.replace(spelling(account), ' ');
  const words = rest.match(/[A-Z0-9][A-Z0-9-]{7,}/gi) ?? [];
  const isOther = (word: string) =>
    word.toUpperCase() !== toReference(order.number) && !/^\d{4}-\d{2}-\d{2}$/.test(word);
  return (
    words.filter((word) => isOther(word) && /\d/.test(word)).toSorted((a, b) => b.length - a.length)[0] ?? ''
  );
}
