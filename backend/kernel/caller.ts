import type { Access } from '@/backend/contract/call';
import type { ErrorKey } from '@/backend/contract/errors';
import type { Role } from '@/backend/contract/accounts/user';
import { ApiError } from './errors';

/** A signed-in member, as passed to commands and queries. */
export interface Member {
  id: number;
  roles: Role[];
  sessionId: number;
}

/** Who makes a call. */
export interface Caller {
  /** The network address of the reader. */
  address: string;
  agent: string;
  /** The hash of the random name stored in the reader's browser; empty when it has none. */
  device: string;
  isPortal: boolean;
  /** The token as received, or null. */
  token: string | null;
  member: Member | null;
  /** Set for the holder of an upgrade token. */
  upgrade: { id: number; sessionId: number } | null;
}

/** Who makes a call of an access level: at the levels of members it is a member. */
export type CallerAt<Level extends Access> = Level extends 'user' | 'editor' | 'admin'
  ? Caller & { member: Member }
  : Level extends 'upgrade'
    ? Caller & { upgrade: NonNullable<Caller['upgrade']> }
    : Caller;

const withRole =
  (...roles: Role[]) =>
  (caller: Caller): ErrorKey | null =>
    caller.member
      ? caller.member.roles.some((role) => roles.includes(role))
        ? null
        : 'forbidden'
      : sessionError(caller);

const sessionError = (caller: Caller): ErrorKey => (caller.token ? 'sessionExpired' : 'signInRequired');

/** For each access level: the refusal for a caller who may not make the call; null for one who may. */
const REFUSALS: Record<Access, (caller: Caller) => ErrorKey | null> = {
  public: () => null,
  upgrade: (caller) => (caller.upgrade ? null : sessionError(caller)),
  user: (caller) => (caller.member ? null : sessionError(caller)),
  editor: withRole('editor', 'admin'),
  admin: withRole('admin'),
  portal: (caller) => (caller.isPortal ? null : 'notFound'),
};

/** @throws ApiError signInRequired, sessionExpired, forbidden, or notFound for calls only the portal may make */
export function checkAccess<Level extends Access>(
  access: Level,
  caller: Caller,
): asserts caller is CallerAt<Level> {
  const refusal = REFUSALS[access](caller);
  if (refusal) throw new ApiError(refusal);
}

/** The member behind a call. @throws ApiError signInRequired, sessionExpired */
export function memberOf(caller: Caller): Member {
  if (!caller.member) throw new ApiError(sessionError(caller));
  return caller.member;
}

/** The account an upgrade token belongs to. @throws ApiError signInRequired, sessionExpired */
export function upgradeOf(caller: Caller): { id: number; sessionId: number } {
  if (!caller.upgrade) throw new ApiError(sessionError(caller));
  return caller.upgrade;
}
