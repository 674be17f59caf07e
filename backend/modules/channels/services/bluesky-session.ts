import { createHash } from 'node:crypto';
import type { Agent, AtpSessionData, CredentialSession } from '@atproto/api';
import { z } from 'zod';
import type { BlueskySettings } from '@/backend/kernel/channel-account-settings';
import { idempotentStep } from './idempotent-step';
import { isUnsent } from './request';
import { ChannelError, type ServiceTools } from './service';

const NAME = 'bluesky';
const TIMEOUT_MS = 15_000;
const MAX_MESSAGE = 200;
const UNAUTHORIZED = 401;
const TOO_MANY = 429;
/** Names of errors that concern the account and not the post. */
const OF_ACCOUNT = [
  'AuthenticationRequired',
  'AuthMissing',
  'AccountTakedown',
  'AccountDeactivated',
  'AccountSuspended',
];
const EXPIRED = ['ExpiredToken', 'InvalidToken'];

/** The records of accounts at their server. */
type Records = Agent['com']['atproto']['repo'];

const storedSession = z.object({
  /** The hash of the settings this session was begun with. */
  origin: z.string(),
  session: z.object({
    did: z.string(),
    handle: z.string(),
    accessJwt: z.string(),
    refreshJwt: z.string(),
  }),
});

/** An error of the library; `status` is below 100 when there was no answer, or none that could be read. */
const libraryError = z.object({
  status: z.number(),
  error: z.string().default(''),
  message: z.string(),
  headers: z.record(z.string(), z.string().optional()).optional(),
});

/**
 * The session of an account, which is begun with its app password and refreshed by the library.
 * @returns makes one request of the account; it throws ChannelError only
 */
export function openBlueskySession(settings: BlueskySettings, { fetch, now, secrets }: ServiceTools) {
  const origin = createHash('sha256').update(Object.values(settings).join('\n')).digest('hex');
  let opened: Promise<{ records: Records; manager: CredentialSession }> | null = null;
  let writing: Promise<void> = Promise.resolve();

  /** A session that cannot be stored is begun anew with the password. */
  function store(session: AtpSessionData | undefined): void {
    if (!session) return;
    const text = JSON.stringify({ origin, session });
    writing = secrets.write(NAME, text).catch(() => undefined);
  }

  async function read(): Promise<AtpSessionData | null> {
    const text = await secrets.read(NAME);
    const stored = text === null ? null : storedSession.safeParse(JSON.parse(text));
    return stored?.success && stored.data.origin === origin ? { ...stored.data.session, active: true } : null;
  }

  const boundedFetch: typeof fetch = async (input, init) => {
    try {
      return await fetch(input, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (error) {
      throw isUnsent(error)
        ? new ChannelError('later', 'no connection')
        : new ChannelError('uncertain', 'no answer');
    }
  };

  async function open() {
    // Loaded only where an account is configured: the library takes 40 MB.
    const { Agent, CredentialSession } = await import('@atproto/api');
    const manager = new CredentialSession(new URL(settings.serviceUrl), boundedFetch, (_event, session) =>
      store(session),
    );
    const stored = await read();
    if (stored)
      await manager.resumeSession(stored).catch((error: unknown) => {
        if (manager.hasSession) throw error;
      });
    if (!manager.hasSession)
      await manager.login({ identifier: settings.handle, password: settings.appPassword });
    return { records: new Agent(manager).com.atproto.repo, manager };
  }

  async function connect() {
    opened ??= open();
    try {
      return await opened;
    } catch (error) {
      opened = null;
      throw blueskyError(error, now());
    } finally {
      await writing;
    }
  }

  return async function call<Result>(
    work: (records: Records, did: string) => Promise<Result>,
  ): Promise<Result> {
    for (let isAgain = false; ; isAgain = true) {
      const { records, manager } = await idempotentStep(connect);
      try {
        return await work(records, manager.did ?? '');
      } catch (error) {
        // The library could not refresh the session: it is begun anew, once.
        const { status, error: name = '' } = libraryError.safeParse(error).data ?? {};
        const isExpired = EXPIRED.includes(name) || status === UNAUTHORIZED;
        if (!isExpired || isAgain) throw blueskyError(error, now());
        opened = null;
      } finally {
        await writing;
      }
    }
  };
}

/** What an error of the library says. */
function blueskyError(error: unknown, now: Date): ChannelError {
  if (error instanceof ChannelError) return error;
  if (error instanceof Error && error.cause instanceof ChannelError) return error.cause;
  const read = libraryError.safeParse(error);
  if (!read.success) return new ChannelError('uncertain', 'an answer that cannot be read');
  const { status, error: name, headers } = read.data;
  const message = read.data.message.slice(0, MAX_MESSAGE);
  if (status === TOO_MANY) {
    const reset = Number(headers?.['ratelimit-reset'] ?? Number.NaN);
    const seconds = Math.max(1, Math.ceil(reset - now.getTime() / 1000));
    return new ChannelError('later', message, { retryAfter: Number.isFinite(reset) ? seconds : null });
  }
  if (status >= 500 || status < 100) return new ChannelError('uncertain', message);
  return new ChannelError('refused', message, {
    isChannel: status === UNAUTHORIZED || [...OF_ACCOUNT, ...EXPIRED].includes(name),
  });
}

/** Whether an error says that there is no such record. */
export function isRecordMissing(error: unknown): boolean {
  const { error: name, message = '' } = libraryError.safeParse(error).data ?? {};
  return name === 'RecordNotFound' || /could not locate record/i.test(message);
}
