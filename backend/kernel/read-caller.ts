import { isIP } from 'node:net';
import type { Caller } from './caller';
import type { Context } from './context';
import { HEADERS } from '@/backend/contract/headers';
import { hashToken, isSame } from './tokens';

/** A name that cannot be guessed: at least 128 random bits. */
const DEVICE = /^[\w-]{22,64}$/;

/** Reads who makes a call. The headers with the reader's address and agent are used only with the portal's secret. */
export async function readCaller(
  context: Context,
  headers: Headers,
  remoteAddress: string | undefined,
): Promise<Caller> {
  const isPortal = isSame(headers.get(HEADERS.secret) ?? '', context.config.secret);
  const forwarded = isPortal ? (headers.get(HEADERS.readerAddress) ?? '') : '';
  const agent = (isPortal && headers.get(HEADERS.readerAgent)) || headers.get('user-agent') || '';
  const token = /^(?:bearer\s+)?(\S{1,200})$/i.exec(headers.get('authorization')?.trim() ?? '')?.[1] ?? null;
  const session = token ? await context.findSession(context, token) : null;
  const device = headers.get(HEADERS.readerDevice) ?? '';
  return {
    address: plainAddress(isIP(forwarded) ? forwarded : (remoteAddress ?? '')),
    agent: agent.slice(0, 300),
    device: DEVICE.test(device) ? hashToken(device) : '',
    isPortal,
    token,
    member:
      session?.kind === 'session'
        ? { id: session.userId, roles: session.roles, sessionId: session.id }
        : null,
    upgrade: session?.kind === 'upgrade' ? { id: session.userId, sessionId: session.id } : null,
  };
}

/** An IPv4 address in its usual form, even if the socket writes it as IPv6. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
