const PREFIX = 'order:';

/** The id of a payment by transfer for which nobody gave a number: the same for two who confirm one version at once. */
export const ownPaymentId = ({ number, version }: { number: string; version: number }): string =>
  `${PREFIX}${number}:${version}`;

/** The id of a payment that came as a line of a statement: the same however often that line is given to the order. */
export const linePaymentId = ({ number }: { number: string }, unmatchedId: number): string =>
  `${PREFIX}${number}:line:${unmatchedId}`;

/** The transfer number people know of a payment; empty when it has only an id of ours. */
export const transferNumber = (providerId: string): string =>
  providerId.startsWith(PREFIX) ? '' : providerId;
