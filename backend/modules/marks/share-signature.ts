import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../context';
import type { CallOutput } from '../../contract/calls';
import { ApiError } from '../../errors';

const TIMEOUT_MS = 5000;
/** The provider's tickets last two hours. */
const TICKET_MS = 100 * 60_000;

const tokenAnswer = z.object({ access_token: z.string() });
const ticketAnswer = z.object({ ticket: z.string() });

let kept: { ticket: string; until: number } | null = null;

/**
 * Signs an address of this site for the chat app's share buttons.
 * @throws ApiError shareUnavailable when it is not set up, invalidInput for another site's address
 */
export async function signShare(context: Context, url: string): Promise<CallOutput<'shareSignature'>> {
  const { wechat, siteUrl } = context.config;
  if (!wechat) throw new ApiError('shareUnavailable');
  if (new URL(url).origin !== new URL(siteUrl).origin)
    throw new ApiError('invalidInput', { url: 'notAllowed' });
  const now = context.now().getTime();
  if (!kept || kept.until < now) {
    const ticket = await fetchTicket(wechat).catch((error: unknown) => {
      context.log.warn({ error: String(error) }, 'no share ticket');
      throw new ApiError('unavailable');
    });
    kept = { ticket, until: now + TICKET_MS };
  }
  const nonceStr = randomBytes(12).toString('hex');
  const timestamp = Math.floor(now / 1000);
  const address = url.replace(/#.*$/, '');
  const text = `jsapi_ticket=${kept.ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${address}`;
  return { appId: wechat.id, timestamp, nonceStr, signature: createHash('sha1').update(text).digest('hex') };
}

async function fetchTicket({ id, secret, apiUrl }: { id: string; secret: string; apiUrl: string }) {
  const credentials = new URLSearchParams({ grant_type: 'client_credential', appid: id, secret });
  const { access_token } = tokenAnswer.parse(await getJson(`${apiUrl}/cgi-bin/token?${credentials}`));
  const query = new URLSearchParams({ access_token, type: 'jsapi' });
  return ticketAnswer.parse(await getJson(`${apiUrl}/cgi-bin/ticket/getticket?${query}`)).ticket;
}

async function getJson(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return answer.json();
}
