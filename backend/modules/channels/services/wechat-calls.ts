import { z } from 'zod';
import { idempotentStep } from './idempotent-step';
import { request } from './request';
import { ChannelError, type FailureOutcome, type ServiceTools } from './service';

export interface WechatSettings {
  id: string;
  secret: string;
  apiUrl: string;
}

/** A token is replaced this long before it ends. */
const MARGIN_MS = 300_000;
const MAX_MESSAGE = 200;
const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;
/** Quotas of a day begin anew at midnight in Shanghai, eight hours before UTC. */
const SHANGHAI_SECONDS = 8 * 3600;

/** The token is wrong, was replaced by another, or has ended. */
const TOKEN_CODES = [40001, 40014, 42001];
const BUSY = -1;
const DAY_QUOTA = 45009;
const MINUTE_QUOTA = 45011;
/** Codes that concern the account: id, secret, the list of machines that may call, what the account may do. */
const CHANNEL_CODES = [40001, 40013, 40125, 40164, 45009, 45035, 48001, 48004, 50002, 61004];

const answerSchema = z.looseObject({ errcode: z.number().default(0), errmsg: z.string().default('') });
const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() });

/** A refusal with WeChat's own code. */
export class WechatError extends ChannelError {
  readonly code: number;

  constructor(code: number, message: string, now: Date) {
    const isChannel = CHANNEL_CODES.includes(code);
    super(OUTCOMES[code] ?? 'refused', `${code} ${message}`.slice(0, MAX_MESSAGE), {
      isChannel,
      retryAfter: secondsToWait(code, now),
    });
    this.code = code;
  }
}

const OUTCOMES: Partial<Record<number, FailureOutcome>> = {
  [DAY_QUOTA]: 'later',
  [MINUTE_QUOTA]: 'later',
  [BUSY]: 'uncertain',
};

function secondsToWait(code: number, now: Date): number | null {
  if (code === MINUTE_QUOTA) return MINUTE_SECONDS;
  if (code !== DAY_QUOTA) return null;
  const seconds = Math.floor(now.getTime() / 1000) + SHANGHAI_SECONDS;
  return DAY_SECONDS - (seconds % DAY_SECONDS);
}

/** One call to WeChat with a token that works. @returns its answer @throws ChannelError, of it WechatError */
export type CallWechat = (path: string, body: object) => Promise<unknown>;

/**
 * Opens the interface of an official account. The token is stored in memory: a stable token is the same for every program
 * that asks for it, and is none of the tokens the share menu uses.
 */
export function openWechatCalls(settings: WechatSettings, { fetch, now }: ServiceTools): CallWechat {
  const { apiUrl, id, secret } = settings;
  let stored: { token: string; until: number } | null = null;

  async function read(address: string, body: object): Promise<unknown> {
    const isForm = body instanceof FormData;
    const { status, body: answer } = await request(fetch, `${apiUrl}${address}`, {
      method: 'POST',
      ...(!isForm && { headers: { 'content-type': 'application/json' } }),
      // Signs stay as they are: WeChat shows escaped ones as they are written.
      body: isForm ? body : JSON.stringify(body),
    });
    const parsed = answerSchema.safeParse(answer);
    if (status !== 200 || !parsed.success) throw new ChannelError('uncertain', `${status}`);
    if (parsed.data.errcode !== 0) throw new WechatError(parsed.data.errcode, parsed.data.errmsg, now());
    return parsed.data;
  }

  /** @param isForced takes another one although the last one has not ended: allowed some times a day only */
  async function requestToken(isForced: boolean): Promise<string> {
    const answer = tokenSchema.safeParse(
      await idempotentStep(() =>
        read('/cgi-bin/stable_token', {
          grant_type: 'client_credential',
          appid: id,
          secret,
          force_refresh: isForced,
        }),
      ),
    );
    if (!answer.success) throw new ChannelError('later', 'an answer without a token', { isChannel: true });
    const { access_token: token, expires_in: seconds } = answer.data;
    stored = { token, until: now().getTime() + seconds * 1000 - MARGIN_MS };
    return token;
  }

  const currentToken = () =>
    stored && stored.until > now().getTime() ? Promise.resolve(stored.token) : requestToken(false);

  async function renewToken(refused: string): Promise<string> {
    const token = await requestToken(false);
    return token === refused ? requestToken(true) : token;
  }

  return async (path, body) => {
    const token = await currentToken();
    const addressWith = (value: string) =>
      `${path}${path.includes('?') ? '&' : '?'}access_token=${encodeURIComponent(value)}`;
    try {
      return await read(addressWith(token), body);
    } catch (error) {
      if (!(error instanceof WechatError) || !TOKEN_CODES.includes(error.code)) throw error;
      return read(addressWith(await renewToken(token)), body);
    }
  };
}
