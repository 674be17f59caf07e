const PREFIX = 'order:';

/** The id of a payment by transfer for which nobody gave a number: the same for two who confirm one version at once. */
export const ownPaymentId = ({ number, version }: { number: string; version: number }): string =>
  `${PREFIX}${number}:${version}`;

/** The transfer number people know of a payment; empty when it has only an id of ours. */
export const transferNumber = (providerId: string): string =>
  providerId.startsWith(PREFIX) ? '' : providerId;
