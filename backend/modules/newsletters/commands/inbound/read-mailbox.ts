import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { describeError } from '@/backend/kernel/describe-error';
import { runEvery } from '@/backend/kernel/run-every';
import { receiveMail } from './receive';

const EVERY_MS = 60_000;
/** Letters of one look; the rest is read by the next. */
const MAX_LETTERS = 200;
/** What a report names stands at the beginning and in its parts; a longer letter is read to here. */
const MAX_BYTES = 1024 * 1024;
const TIMEOUT_MS = 30_000;
const SECURE = 'imaps:';
const SEEN = ['\\Seen'];

/** Reads the mailbox of returned letters every minute, where one is set up. @returns a function that stops it */
export function startMailbox(context: Context): () => Promise<void> {
  const { mailboxUrl } = context.config.newsletters;
  if (mailboxUrl === null) return () => Promise.resolve();
  return runEvery(context, EVERY_MS, 'reading the mailbox of returned letters', () =>
    readMailbox(context, mailboxUrl),
  );
}

/**
 * Takes each letter of a mailbox that nobody has read, as if a relay had handed it over, and marks it as read. Read
 * twice, as by two backends, a letter changes nothing more.
 * @param mailboxUrl `imaps://user:password@host/folder`; the folder is INBOX without one
 * @returns how many letters it read
 * @throws Error when the mailbox cannot be opened; letters that were not read stay unread
 */
export async function readMailbox(context: Context, mailboxUrl: string): Promise<number> {
  const { hostname, port, username, password, protocol, pathname } = new URL(mailboxUrl);
  const isSecure = protocol === SECURE;
  // Loaded only where there is a mailbox.
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (isSecure ? 993 : 143),
    secure: isSecure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  // What breaks the connection makes the call that is under way fail; nobody else has to hear of it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX');
    const unread = (await client.search({ seen: false }, { uid: true })) || [];
    const letters = unread.slice(0, MAX_LETTERS);
    for (const uid of letters) {
      const letter = await client.fetchOne(String(uid), { source: { maxLength: MAX_BYTES } }, { uid: true });
      if (letter && letter.source) await take(context, letter.source);
      await client.messageFlagsAdd(String(uid), SEEN, { uid: true });
    }
    return letters.length;
  } finally {
    await client.logout().catch(() => client.close());
  }
}

/** Errors of a letter, which would fail again: an unknown key, or one of another time. */
const OF_LETTER: readonly string[] = ['notFound', 'gone', 'invalidInput'];

/**
 * Takes a letter. One that cannot be taken, as one with an unknown key, is left.
 * @throws Error while the backend cannot take any, so that it is read again
 */
async function take(context: Context, source: Buffer): Promise<void> {
  try {
    await receiveMail(context, source.toString('latin1'), false);
  } catch (error) {
    if (!(error instanceof ApiError && OF_LETTER.includes(error.key))) throw error;
    context.log.warn({ error: describeError(error) }, 'a returned letter was left');
  }
}
