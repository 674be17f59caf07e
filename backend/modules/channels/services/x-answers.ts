import { z } from 'zod';
import type { ServiceAnswer } from './request';
import { ChannelError } from './service';

const MAX_MESSAGE = 200;
const UNAUTHORIZED = 401;
/** The credits of the developer account are used up. */
const PAYMENT_REQUIRED = 402;
const FORBIDDEN = 403;
const TOO_MANY = 429;

/** One call to X with a token that works; its answer is a success. @throws ChannelError */
export type CallX = (method: string, path: string, body?: object) => Promise<ServiceAnswer>;

/** Limits of X: each has a header for what is left and one for when it begins anew, in seconds since 1970. */
const LIMITS = ['x-rate-limit', 'x-user-limit-24hour', 'x-app-limit-24hour'];

/** A problem document of X (RFC 9457). */
const problemSchema = z.object({
  title: z.string().optional(),
  detail: z.string().optional(),
  type: z.string().optional(),
});

/** What an answer of X that is no success says. */
export function xError(answer: ServiceAnswer, now: Date): ChannelError {
  const { title, detail, type = '' } = problemSchema.safeParse(answer.body).data ?? {};
  const message = (detail ?? title ?? String(answer.status)).slice(0, MAX_MESSAGE);
  if (answer.status === TOO_MANY)
    return new ChannelError('later', message, {
      retryAfter: secondsToWait(answer, now),
      isChannel: type.endsWith('/usage-capped'),
    });
  if (answer.status >= 500) return new ChannelError('uncertain', message);
  // A refusal of what a post says has no type of its own; one that concerns the app or the account has.
  const isChannel =
    [UNAUTHORIZED, PAYMENT_REQUIRED].includes(answer.status) ||
    (answer.status === FORBIDDEN && /\/problems\//.test(type));
  return new ChannelError('refused', message, { isChannel });
}

/** Seconds until every limit that is used up begins anew; null when X does not say. */
function secondsToWait(answer: ServiceAnswer, now: Date): number | null {
  const resets = LIMITS.filter((name) => Number(answer.header(`${name}-remaining`) ?? 0) === 0)
    .map((name) => Number(answer.header(`${name}-reset`) ?? Number.NaN))
    .filter(Number.isFinite);
  if (resets.length === 0) return null;
  return Math.max(1, Math.ceil(Math.max(...resets) - now.getTime() / 1000));
}
