import { isIP } from 'node:net';
import type { Scope } from '@/backend/contract/api/scope-names';
import { isApiKey } from '@/backend/contract/api/scopes';
import type { Caller, Member } from './caller';
import type { Context, FoundSession } from './context';
import { ApiError } from './errors';
import { HEADERS } from '@/backend/contract/headers';
import { hashToken, isSame } from './tokens';

/** A name that cannot be guessed: at least 128 random bits. */
const DEVICE = /^[\w-]{22,64}$/;

/**
 * Reads who makes a call. The headers with the reader's address and agent are used only with the portal's secret, and so
 * is the key of the public interface, which stands in a header of its own: presented as a token, it is refused everywhere.
 * @param scope the scope of a key with which the call may be made; none by default
 * @throws ApiError keyRefused, scopeMissing
 */
export async function readCaller(
  context: Context,
  headers: Headers,
  remoteAddress: string | undefined,
  scope?: Scope,
): Promise<Caller> {
  const isPortal = isSame(headers.get(HEADERS.secret) ?? '', context.config.secret);
  const forwarded = isPortal ? (headers.get(HEADERS.readerAddress) ?? '') : '';
  const agent = (isPortal && headers.get(HEADERS.readerAgent)) || headers.get('user-agent') || '';
  const token = /^(?:bearer\s+)?(\S{1,200})$/i.exec(headers.get('authorization')?.trim() ?? '')?.[1] ?? null;
  if (token && isApiKey(token)) throw new ApiError('keyRefused');
  const session = token ? await context.findSession(context, token) : null;
  const device = headers.get(HEADERS.readerDevice) ?? '';
  const key = isPortal ? headers.get(HEADERS.apiKey) : null;
  return {
    address: plainAddress(isIP(forwarded) ? forwarded : (remoteAddress ?? '')),
    agent: agent.slice(0, 300),
    device: DEVICE.test(device) ? hashToken(device) : '',
    isPortal,
    token,
    member: key ? await ownerOf(context, key, scope) : memberOf(session),
    upgrade: session?.kind === 'upgrade' ? { id: session.userId, sessionId: session.id } : null,
  };
}

const memberOf = (session: FoundSession | null): Member | null =>
  session?.kind === 'session' ? { id: session.userId, roles: session.roles, sessionId: session.id } : null;

/** A key is no session: what is stored by session gets this number instead. */
const NO_SESSION = 0;

/** The member who made a key. @throws ApiError keyRefused, scopeMissing */
async function ownerOf(context: Context, presented: string, scope: Scope | undefined): Promise<Member> {
  const key = await context.findApiKey(context, presented);
  if (!key) throw new ApiError('keyRefused');
  if (!scope || !key.scopes.includes(scope)) throw new ApiError('scopeMissing');
  return { id: key.userId, roles: key.roles, sessionId: NO_SESSION };
}

/** An IPv4 address in its usual form, even if the socket writes it as IPv6. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
