import { queueRows } from '@/backend/outbox/queue-rows';
import { z } from 'zod';
import type { Context } from '@/backend/kernel/context';
import { brandedConfig } from '@/backend/kernel/site-brand';
import type { Locale } from '@/backend/contract/locale';
import type { Sheet } from './letter';
import { type LetterKey, writeLetter } from './write-letter';
import { refusalSubject } from './refusal';
import { transportOf } from './transport';
import { PermanentFailure } from '@/backend/outbox/permanent-failure';

/** For the whole letter, also when the server answers a little now and then; shorter than its lease. */
const DEADLINE_MS = 60_000;

/** The payload of a letter in the outbox. */
const letterPayload = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** After this moment the letter is worthless and is not sent. */
  expires: z.iso.datetime().nullable(),
  attachments: z
    .array(
      z.object({
        filename: z.string(),
        contentType: z.string(),
        base64: z.string(),
        /** The name by which the HTML shows it. */
        cid: z.string().optional(),
      }),
    )
    .default([]),
  headers: z.record(z.string(), z.string()).default({}),
});
type LetterPayload = z.infer<typeof letterPayload>;
/** A file that goes with a letter. */
type Attachment = LetterPayload['attachments'][number];

/** What a person wrote; everything else was made by a program, and says so to automatic answers (RFC 3834). */
const WRITTEN_BY_HAND: readonly LetterKey[] = ['hostMessage', 'feedbackReplied'];

/** A letter that is to be written. */
export interface NewLetter {
  key: LetterKey;
  locale: Locale;
  values?: Record<string, string>;
  expires?: Date;
  /** Delay, in which the action can still be undone. */
  afterSeconds?: number;
  attachments?: Attachment[];
  headers?: Record<string, string>;
  /** What is shown beside the words. */
  sheet?: Sheet;
}

/** Queues a letter, in the caller's transaction. @returns its id in the outbox */
export async function queueLetter(context: Context, to: string, letter: NewLetter): Promise<number> {
  const config = await brandedConfig(context);
  return queueLetterPayload(context, toLetterPayload({ config }, to, letter), letter);
}

/** A letter in the form the outbox takes; nothing is stored. */
export function toLetterPayload(
  { config }: Pick<Context, 'config'>,
  to: string,
  letter: NewLetter,
): LetterPayload {
  const { subject, text, html } = writeLetter(config, letter.key, letter.locale, letter.values, letter.sheet);
  return {
    to,
    subject,
    text,
    html,
    expires: letter.expires?.toISOString() ?? null,
    attachments: letter.attachments ?? [],
    headers: {
      ...(!WRITTEN_BY_HAND.includes(letter.key) && { 'Auto-Submitted': 'auto-generated' }),
      ...letter.headers,
    },
  };
}

/** Queues what `toLetterPayload` wrote, in the caller's transaction. @returns its id in the outbox */
export async function queueLetterPayload(
  context: Context,
  payload: LetterPayload,
  { key, afterSeconds = 0 }: { key: string; afterSeconds?: number },
): Promise<number> {
  const { to } = payload;
  const dueAt = new Date(context.now().getTime() + afterSeconds * 1000);
  const [id = 0] = await queueRows(context, { kind: 'mail', payload, recipient: to, dueAt });
  if (!context.config.mail.smtpUrl)
    context.log.info({ to, subject: key }, 'no SMTP_URL: a letter waits, npm run outbox shows it');
  return id;
}

/** A letter that was kept elsewhere than in the outbox. */
export const parseLetterPayload = (stored: unknown): LetterPayload => letterPayload.parse(stored);

/**
 * Hands one letter to the mail server; one that has expired is not sent, and counts as delivered.
 * @throws PermanentFailure when it refuses the letter for good, Error when it does not take it now
 */
export async function deliverLetter({ config, now }: Context, payload: unknown): Promise<void> {
  const { to, subject, text, html, expires, attachments, headers } = letterPayload.parse(payload);
  if (!config.mail.smtpUrl || (expires !== null && new Date(expires) < now())) return;
  const sent = transportOf(config, config.mail.smtpUrl).sendMail({
    from: config.mail.from,
    to,
    subject,
    text,
    html,
    headers,
    attachments: attachments.map(({ base64, ...file }) => ({ ...file, content: base64, encoding: 'base64' })),
  });
  const late = new Promise<never>((_, reject) =>
    setTimeout(reject, DEADLINE_MS, new Error('the mail server takes too long')).unref(),
  );
  try {
    await Promise.race([sent, late]);
  } catch (error) {
    throw isFinal(error) ? new PermanentFailure(error.message) : error;
  }
}

/** Whether the server refuses this letter for good. Errors about the sender or the login may be corrected. */
function isFinal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const isRefused = Number(error.responseCode) >= 500 && Number(error.responseCode) < 600;
  return isRefused && refusalSubject(String(error.command), error.message) !== 'sender';
}
