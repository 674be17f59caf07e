import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { calls, type CallName } from '@/backend/contract/calls';
import { LOGIN_TYPES } from '@/backend/contract/accounts/sign-in';
import { SUCCESS_CODE, type Envelope } from '@/backend/contract/envelope';
import { signedIn } from '@/backend/contract/accounts/user';
import { callFor, type Caller } from '@/lib/platform/calls/member-call';
import { getConfig } from '@/lib/platform/config/config';
import {
  authCookie,
  clearedCookies,
  sessionCookies,
  UPGRADE_COOKIE,
  UPGRADE_SECONDS,
} from '@/lib/platform/session/cookies';
import type { ProxyHandler } from '@/lib/platform/session/proxy';

const upgrade = z.object({ token: z.string().min(1) });
const withType = z.object({ type: z.coerce.number() });

/** Forwards a call unchanged. */
export const forwardCall =
  (name: CallName): ProxyHandler =>
  (caller, input) =>
    callFor(caller, name, input);

/**
 * Signing in: the token goes into a sealed cookie and never to a script. A phone account without an e-mail address gets
 * the cookie of an upgrade instead. Registering signs nobody in: its token is logged out at once.
 */
export const signIn =
  (name: CallName): ProxyHandler =>
  async (caller, input) => {
    const answer = await callFor({ ...caller, token: null }, name, input);
    const member = signedIn.safeParse(answer.envelope.data);
    if (answer.envelope.code !== SUCCESS_CODE || !member.success) return answer;
    const { token, id, kind, user } = member.data;
    const envelope: Envelope = { ...answer.envelope, data: { id, kind } };
    if (kind === 'upgrade') {
      const sealed = await sealData({ token }, { password: getConfig().sessionSecret, ttl: UPGRADE_SECONDS });
      return { ...answer, envelope, cookies: [authCookie(UPGRADE_COOKIE, sealed, UPGRADE_SECONDS)] };
    }
    if (withType.safeParse(input).data?.type === LOGIN_TYPES.register) {
      await callFor({ ...caller, token }, 'logOut', {});
      return { ...answer, envelope };
    }
    // The former session of this browser is ended, since its cookie is replaced.
    if (caller.token) await callFor(caller, 'logOut', {});
    return {
      ...answer,
      envelope,
      cookies: await sessionCookies({ token, userId: id, mobile: user?.mobile ?? '' }),
    };
  };

interface UpgradeStep {
  /**
   * Which inputs belong to the upgrade of a phone account, all when absent; calls with other inputs are ordinary ones.
   */
  when?: (input: unknown) => boolean;
  /** The upgrade ends with this call. */
  isLast?: boolean;
}

/** A step of an upgrade, with the token that `signIn` left in a sealed cookie. */
export const upgradeStep =
  (
    name: CallName,
    sealed: string | undefined,
    { when = () => true, isLast = false }: UpgradeStep = {},
  ): ProxyHandler =>
  async (caller, input) => {
    if (!when(input)) return callFor(caller, name, input);
    const answer = await callFor({ ...caller, token: await openUpgrade(sealed) }, name, input);
    const isDone = isLast && answer.envelope.code === SUCCESS_CODE;
    return { ...answer, cookies: isDone ? [authCookie(UPGRADE_COOKIE, '', 0)] : [] };
  };

/** Signs out and cancels an unfinished upgrade. The cookies are cleared even when the backend refuses or is down. */
export const signOut =
  (sealed: string | undefined): ProxyHandler =>
  async (caller: Caller, input) => {
    const begun = await openUpgrade(sealed);
    if (begun) await callFor({ ...caller, token: begun }, 'logOut', {});
    return { ...(await callFor(caller, 'logOut', input)), cookies: clearedCookies() };
  };

/** Makes a call that ends the session; clears the cookies only when it succeeded. */
export const clearWhenDone =
  (name: CallName): ProxyHandler =>
  async (caller, input) => {
    const answer = await callFor(caller, name, input);
    return answer.envelope.code === SUCCESS_CODE ? { ...answer, cookies: clearedCookies() } : answer;
  };

/** Ends all sessions of the member, this browser's included unless it is to stay signed in. */
export const logOutEverywhere: ProxyHandler = (caller, input) => {
  const isCurrentSpared = calls.logOutEverywhere.input.safeParse(input).data?.keep_current;
  return (isCurrentSpared ? forwardCall : clearWhenDone)('logOutEverywhere')(caller, input);
};

async function openUpgrade(sealed: string | undefined): Promise<string | null> {
  if (!sealed) return null;
  try {
    const password = getConfig().sessionSecret;
    return upgrade.parse(await unsealData(sealed, { password, ttl: UPGRADE_SECONDS })).token;
  } catch {
    return null;
  }
}
