const PREFIX = 'order:';

/** The id of a payment by bank transfer without a number: the same for two people who confirm one version at once. */
export const ownPaymentId = ({ number, version }: { number: string; version: number }): string =>
  `${PREFIX}${number}:${version}`;

/** The id of a payment from a line of a bank statement: the same, however often the line is assigned to the order. */
export const linePaymentId = ({ number }: { number: string }, unmatchedId: number): string =>
  `${PREFIX}${number}:line:${unmatchedId}`;

/** The transfer number of a payment for display; empty when it has only a generated id. */
export const transferNumber = (providerId: string): string =>
  providerId.startsWith(PREFIX) ? '' : providerId;
