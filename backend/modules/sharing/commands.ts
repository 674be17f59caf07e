import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '@/backend/kernel/context';
import type { CallOutput } from '@/backend/contract/calls';
import { ApiError } from '@/backend/kernel/errors';
import { describeError } from '@/backend/kernel/describe-error';

const TIMEOUT_MS = 5000;
/** A ticket is replaced this long before it expires. */
const MARGIN_SECONDS = 300;
/** Pause after a failure, because the provider limits requests. */
const REST_MS = 10_000;

const tokenAnswer = z.object({ access_token: z.string().min(1) });
const ticketAnswer = z.object({ ticket: z.string().min(1), expires_in: z.number().default(7200) });

interface Ticket {
  value: Promise<string>;
  /** Milliseconds since 1970; set to the real expiry when the ticket has arrived. */
  until: number;
}

const tickets = new WeakMap<Context['config'], Ticket>();

/**
 * Signs an address of this site for the chat app's share menu. All share one ticket, because the provider allows few a
 * day.
 * @throws ApiError shareUnavailable when it is not set up, invalidInput for another site's address, unavailable while
 *   the provider does not answer
 */
export async function signShare(context: Context, url: string): Promise<CallOutput<'shareSignature'>> {
  const { wechat, siteUrl } = context.config;
  if (!wechat) throw new ApiError('shareUnavailable');
  if (new URL(url).origin !== new URL(siteUrl).origin)
    throw new ApiError('invalidInput', { url: 'notAllowed' });
  const now = context.now().getTime();
  const stored = tickets.get(context.config);
  const shareTicket = stored && stored.until >= now ? stored : requestTicket(context, wechat, now);
  tickets.set(context.config, shareTicket);
  const ticket = await shareTicket.value.catch(() => {
    throw new ApiError('unavailable');
  });
  const nonceStr = randomBytes(12).toString('hex');
  const timestamp = Math.floor(now / 1000);
  const address = url.replace(/#.*$/, '');
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${address}`;
  return { appId: wechat.id, timestamp, nonceStr, signature: createHash('sha1').update(text).digest('hex') };
}

type Account = NonNullable<Context['config']['wechat']>;

function requestTicket(context: Context, account: Account, now: number): Ticket {
  const requested = fetchTicket(account);
  const shareTicket: Ticket = {
    value: requested.then(({ ticket }) => ticket),
    until: now + 2 * TIMEOUT_MS + REST_MS,
  };
  requested.then(
    ({ expires_in }) => (shareTicket.until = now + (expires_in - MARGIN_SECONDS) * 1000),
    (error: unknown) => {
      shareTicket.until = now + REST_MS;
      context.log.warn({ error: describeError(error) }, 'no share ticket');
    },
  );
  return shareTicket;
}

async function fetchTicket({ id, secret, apiUrl }: Account): Promise<z.infer<typeof ticketAnswer>> {
  const credentials = new URLSearchParams({ grant_type: 'client_credential', appid: id, secret });
  const { access_token } = tokenAnswer.parse(await getJson(`${apiUrl}/cgi-bin/token?${credentials}`));
  const query = new URLSearchParams({ access_token, type: 'jsapi' });
  return ticketAnswer.parse(await getJson(`${apiUrl}/cgi-bin/ticket/getticket?${query}`));
}

async function getJson(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return answer.json();
}
