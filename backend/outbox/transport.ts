import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '@/backend/kernel/config';

const TIMEOUT_MS = 15_000;
/** Letters of one connection; servers close those that send more. */
const MAX_MESSAGES = 100;

/** What a signature covers; one-click unsubscribing counts only when both of its headers are signed (RFC 8058). */
const SIGNED_HEADERS = [
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding',
  'List-Id:List-Unsubscribe:List-Unsubscribe-Post:Feedback-ID:Precedence',
].join(':');

const transports = new Map<string, Transporter>();

/**
 * The way to the mail server at an address, signing with DKIM where that is set up.
 * @param connections how many connections are kept open for many letters; 0 opens one for each letter
 */
export function transportOf({ mail }: Pick<Config, 'mail'>, url: string, connections = 0): Transporter {
  const name = `${connections} ${url}`;
  const opened = transports.get(name);
  if (opened) return opened;
  const options = {
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    ...(mail.dkim && { dkim: { ...mail.dkim, headerFieldNames: SIGNED_HEADERS } }),
  };
  const transport: Transporter =
    connections > 0
      ? createTransport({ ...options, pool: true, maxConnections: connections, maxMessages: MAX_MESSAGES })
      : createTransport(options);
  transports.set(name, transport);
  return transport;
}
