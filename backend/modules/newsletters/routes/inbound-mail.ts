import { readBody } from '@/backend/contract/process/bounded-body';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { Mount } from '@/backend/kernel/serve';
import { isSame } from '@/backend/kernel/tokens';
import { receiveMail } from '../commands/inbound/receive';

const MAX_BYTES = 1024 * 1024;

/**
 * What a mailbox or a relay hands over: letters that unsubscribe, returned letters, complaints. Not a call of the
 * contract, because its forms are those of mail and of relays.
 */
export const inboundMailRoutes: Mount = (app, context) => {
  app.post('/letters/inbound', async (c) => {
    if (!isAllowed(context, c.req.header('authorization') ?? '')) throw new ApiError('forbidden');
    const body = await readBody(c.req.raw, MAX_BYTES);
    if (body === null) throw new ApiError('bodyTooLarge');
    const isJson = (c.req.header('content-type') ?? '').includes('json');
    return c.json({ ended: await receiveMail(context, body, isJson) });
  });
};

/** Whether a header carries the secret, as a bearer token or as the password of basic authentication. */
function isAllowed({ config }: Context, header: string): boolean {
  const [scheme = '', value = ''] = header.split(' ');
  const candidate =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(value, 'base64').toString().split(':').slice(1).join(':')
      : value;
  return isSame(candidate, config.newsletters.hookSecret ?? '');
}
