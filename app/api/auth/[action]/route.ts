import { type AuthCall, isAuthCall } from '@/lib/platform/calls/proxies';
import { endIfDone, inUpgrade, passOn, signIn, signOut } from '@/lib/accounts/session-actions';
import { cookieOf } from '@/lib/platform/session/caller';
import { PROVIDER_COOKIE, UPGRADE_COOKIE } from '@/lib/platform/session/cookies';
import { openDoor, type Pass } from '@/lib/platform/session/proxy';
import { beginProvider, endProvider } from '@/lib/accounts/provider';

/** What the login dialog and the account pages may ask for, and what it does to the session. */
const ACTIONS: Record<AuthCall | 'provider', (request: Request) => Pass> = {
  login: () => signIn('login'),
  sendMailCode: (request) =>
    inUpgrade('sendMailCode', cookieOf(request, UPGRADE_COOKIE), { when: isBinding }),
  sendSms: () => passOn('sendSms'),
  verifyMailCode: () => passOn('verifyMailCode'),
  verifySms: () => passOn('verifySms'),
  forgotPassword: () => passOn('forgotPassword'),
  bindEmail: (request) => inUpgrade('bindEmail', cookieOf(request, UPGRADE_COOKIE)),
  setNewPassword: (request) =>
    inUpgrade('setNewPassword', cookieOf(request, UPGRADE_COOKIE), { isLast: true }),
  googleAuthUrl: () => beginProvider('google'),
  twitterAuthUrl: () => beginProvider('twitter'),
  provider: (request) => endProvider(cookieOf(request, PROVIDER_COOKIE)),
  logOut: (request) => signOut(cookieOf(request, UPGRADE_COOKIE)),
  deleteAccount: () => endIfDone('deleteAccount'),
};

/** A code for binding needs the token of the upgrade; any other the session, or none. */
function isBinding(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'purpose' in input && input.purpose === 'bind';
}

export async function POST(
  request: Request,
  { params }: { params: Promise<{ action: string }> },
): Promise<Response> {
  const { action } = await params;
  if (action !== 'provider' && !isAuthCall(action)) return new Response(null, { status: 404 });
  return openDoor(request, ACTIONS[action](request));
}
