import { z } from 'zod';
import type { Context } from '@/backend/kernel/context';
import type { Locale } from '@/backend/contract/locale';
import { queueRows } from '@/backend/outbox/queue-rows';
import { keyedHash } from '@/backend/kernel/tokens';
import { brandedConfig } from '@/backend/kernel/site-brand';
import { type LetterKey, writeLetter } from './write-letter';

const TIMEOUT_MS = 15_000;

const smsPayload = z.object({
  /** `+8613800001234`; empty for a message to nobody (see `queueSms`). */
  to: z.string(),
  text: z.string(),
  expires: z.iso.datetime(),
});
type SmsPayload = z.infer<typeof smsPayload>;

/**
 * Queues a text message, in the caller's transaction. A number without an account (`to` is null) gets none, because each
 * costs money; a row is written all the same, so that the answer takes the same time.
 */
export async function queueSms(
  context: Context,
  to: { phoneCode: string; phone: string } | null,
  letter: { key: LetterKey; locale: Locale; values?: Record<string, string>; expires: Date },
): Promise<void> {
  const { sms } = writeLetter(await brandedConfig(context), letter.key, letter.locale, letter.values);
  const payload: SmsPayload = {
    to: to ? `+${to.phoneCode}${to.phone}` : '',
    text: to ? sms : '',
    expires: letter.expires.toISOString(),
  };
  const now = context.now();
  await queueRows(context, {
    kind: 'sms',
    payload,
    recipient: payload.to || null,
    dueAt: now,
    deliveredAt: to ? null : now,
  });
  if (to && !context.config.sms)
    context.log.info({ to: payload.to }, 'no SMS_WEBHOOK_URL: a message waits, npm run outbox shows it');
}

/**
 * Hands one message to the provider: POST with `{to, text}`; `x-signature` is the hex HMAC-SHA256 of
 * `{timestamp}.{body}` under SMS_WEBHOOK_SECRET, `x-timestamp` the seconds since 1970. One that has expired is not
 * sent, and counts as delivered.
 * @throws Error when it does not take it
 */
export async function deliverSms({ config, now }: Context, payload: unknown): Promise<void> {
  const { to, text, expires } = smsPayload.parse(payload);
  if (!config.sms || to === '' || new Date(expires) < now()) return;
  const body = JSON.stringify({ to, text });
  const timestamp = String(Math.floor(now().getTime() / 1000));
  const answer = await fetch(config.sms.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': keyedHash(config.sms.secret, `${timestamp}.${body}`),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the SMS provider answered ${answer.status}`);
}
