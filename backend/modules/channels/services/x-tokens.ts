import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { XSettings } from '@/backend/kernel/channel-account-settings';
import { idempotentStep } from './idempotent-step';
import { request } from './request';
import { ChannelError, type ServiceTools } from './service';

const NAME = 'x';
/** A token is replaced this long before it ends. */
const MARGIN_MS = 60_000;
const USUAL_SECONDS = 7200;

const storedTokens = z.object({
  /** The hash of the setting these tokens began with: another one begins anew. */
  origin: z.string(),
  access: z.string(),
  refresh: z.string(),
  /** Milliseconds since 1970 */
  until: z.number(),
});
type Tokens = z.output<typeof storedTokens>;

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.number().default(USUAL_SECONDS),
});

/** The tokens of an account at X. */
export interface XTokens {
  /** One that should work. @throws ChannelError `refused` or `later` */
  access(): Promise<string>;
  /** Another one than this, which X refused. @throws ChannelError `refused` or `later` */
  renew(refused: string): Promise<string>;
}

/**
 * Keeps the tokens of an account. Each refresh token works once and brings the next, which is stored before it is used;
 * all backends read the same row, so that one finds what another has refreshed.
 */
export function openXTokens(settings: XSettings, { fetch, now, secrets }: ServiceTools): XTokens {
  const origin = createHash('sha256').update(settings.refreshToken).digest('hex');
  let renewal: Promise<string> | null = null;
  let refusedRefresh = '';
  let unstored: Tokens | null = null;

  async function read(): Promise<Tokens | null> {
    await store();
    const text = await secrets.read(NAME);
    if (text === null) return null;
    const stored = storedTokens.safeParse(parseJson(text));
    return stored.success && stored.data.origin === origin ? stored.data : null;
  }

  const isFresh = ({ until }: Tokens) => until - MARGIN_MS > now().getTime();

  async function refresh(refused: string | null): Promise<string> {
    const stored = await read();
    if (stored && isFresh(stored) && stored.access !== refused) return stored.access;
    const token = stored?.refresh ?? settings.refreshToken;
    const answer = await idempotentStep(() => requestToken(token));
    if (answer.status === 400 || answer.status === 401) return refuse(token);
    const tokens = tokenAnswer.safeParse(answer.body);
    if (answer.status !== 200 || !tokens.success)
      throw new ChannelError('later', `no token: ${answer.status}`, { isChannel: true });
    const { access_token: access, refresh_token: next = token, expires_in: seconds } = tokens.data;
    unstored = { origin, access, refresh: next, until: now().getTime() + seconds * 1000 };
    await store();
    return access;
  }

  /** What could not be stored stays here until it can: the token before it does not work any more. */
  async function store(): Promise<void> {
    if (!unstored) return;
    try {
      await secrets.write(NAME, JSON.stringify(unstored));
      unstored = null;
    } catch {
      throw new ChannelError('later', 'tokens could not be stored');
    }
  }

  /** Another backend may have used the token and be about to store its successor: so it is tried once more, later. */
  function refuse(token: string): never {
    const isRepeated = refusedRefresh === token;
    refusedRefresh = token;
    throw new ChannelError(isRepeated ? 'refused' : 'later', 'X_REFRESH_TOKEN', { isChannel: true });
  }

  function requestToken(token: string) {
    const basic = Buffer.from(`${encodeURIComponent(settings.id)}:${encodeURIComponent(settings.secret)}`);
    return request(fetch, `${settings.apiUrl}/2/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic.toString('base64')}` },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: token,
        client_id: settings.id,
      }),
    });
  }

  function renew(refused: string | null): Promise<string> {
    renewal ??= refresh(refused).finally(() => (renewal = null));
    return renewal;
  }

  return {
    async access() {
      const stored = await read();
      return stored && isFresh(stored) ? stored.access : renew(null);
    },
    renew,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
