import { type AuthCall, isAuthCall } from '@/lib/platform/calls/proxies/auth';
import { clearWhenDone, upgradeStep, forwardCall, signIn, signOut } from '@/lib/accounts/session-actions';
import { cookieOf } from '@/lib/platform/session/caller';
import { inLanguage } from '@/lib/platform/session/in-language';
import { deviceCookie, PROVIDER_COOKIE, UPGRADE_COOKIE } from '@/lib/platform/session/cookies';
import { DEVICE_COOKIE, deviceOf, newDevice } from '@/lib/platform/session/device';
import { proxyRequest, type ProxyHandler } from '@/lib/platform/session/proxy';
import { beginProvider, endProvider } from '@/lib/accounts/provider';

/** The calls of the login dialog and the account pages, each with a handler that also sets or clears cookies. */
const ACTIONS: Record<AuthCall | 'provider', (request: Request) => ProxyHandler> = {
  login: () => signIn('login'),
  sendMailCode: (request) =>
    upgradeStep('sendMailCode', cookieOf(request, UPGRADE_COOKIE), { when: isBinding }),
  sendSms: () => forwardCall('sendSms'),
  verifyMailCode: () => forwardCall('verifyMailCode'),
  verifySms: () => forwardCall('verifySms'),
  forgotPassword: () => forwardCall('forgotPassword'),
  bindEmail: (request) => upgradeStep('bindEmail', cookieOf(request, UPGRADE_COOKIE)),
  setNewPassword: (request) =>
    upgradeStep('setNewPassword', cookieOf(request, UPGRADE_COOKIE), { isLast: true }),
  googleAuthUrl: () => beginProvider('google'),
  twitterAuthUrl: () => beginProvider('twitter'),
  provider: (request) => endProvider(cookieOf(request, PROVIDER_COOKIE)),
  passkeyLoginOptions: () => forwardCall('passkeyLoginOptions'),
  passkeyLogin: () => signIn('passkeyLogin'),
  logOut: (request) => signOut(cookieOf(request, UPGRADE_COOKIE)),
  deleteAccount: () => clearWhenDone('deleteAccount'),
};

/**
 * Whether a code is for binding an address, which needs the token of the upgrade; other codes need the session or
 * nothing.
 */
function isBinding(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'purpose' in input && input.purpose === 'bind';
}

export async function POST(
  request: Request,
  { params }: { params: Promise<{ action: string }> },
): Promise<Response> {
  const { action } = await params;
  if (action !== 'provider' && !isAuthCall(action)) return new Response(null, { status: 404 });
  // The message with a code, and a new account, get the language of the page.
  const handle = inLanguage(ACTIONS[action](request));
  const stored = deviceOf(cookieOf(request, DEVICE_COOKIE));
  const device = stored || newDevice();
  const answer = await proxyRequest(request, (caller, input) => handle({ ...caller, device }, input));
  if (!stored) answer.headers.append('set-cookie', deviceCookie(device));
  return answer;
}
