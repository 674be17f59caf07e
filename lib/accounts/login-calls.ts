import 'server-only';
import type { BrowserCall, calls } from '@/backend/contract/calls';
import { cookieOf } from '@/lib/platform/session/caller';
import { deviceCookie, PROVIDER_COOKIE, UPGRADE_COOKIE } from '@/lib/platform/session/cookies';
import { DEVICE_COOKIE, deviceOf, newDevice } from '@/lib/platform/session/device';
import { inLanguage } from '@/lib/platform/session/in-language';
import { type ProxyHandler, proxyRequest } from '@/lib/platform/session/proxy';
import { beginProvider, endProvider } from './provider';
import {
  clearWhenDone,
  forwardCall,
  logOutEverywhere,
  signIn,
  signOut,
  upgradeStep,
} from './session-actions';

/** The calls that begin, change or end a session. */
type LoginCall = {
  [Name in BrowserCall]: 'login' extends NonNullable<(typeof calls)[Name]['browser']> ? Name : never;
}[BrowserCall];

/** The handler of each such call; it also sets or clears cookies. */
const HANDLERS: Record<LoginCall, (request: Request) => ProxyHandler> = {
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
  passkeyLoginOptions: () => forwardCall('passkeyLoginOptions'),
  passkeyLogin: () => signIn('passkeyLogin'),
  logOut: (request) => signOut(cookieOf(request, UPGRADE_COOKIE)),
  logOutEverywhere: () => logOutEverywhere,
  deleteAccount: () => clearWhenDone('deleteAccount'),
};

/**
 * Whether a code is for binding an address, which needs the token of the upgrade; other codes need the session or
 * nothing.
 */
function isBinding(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'purpose' in input && input.purpose === 'bind';
}

/** Answers a call that begins, changes or ends a session. */
export function loginCall(name: BrowserCall, request: Request): Promise<Response> {
  return onDevice(request, HANDLERS[name as LoginCall](request));
}

/** Completes a third-party sign-in with the code and state from the provider. */
export function providerReturn(request: Request): Promise<Response> {
  return onDevice(request, endProvider(cookieOf(request, PROVIDER_COOKIE)));
}

/** Handles a request with the random name of its browser, which is made and stored at the first such request. */
async function onDevice(request: Request, handler: ProxyHandler): Promise<Response> {
  // The message with a code, and a new account, get the language of the page.
  const handle = inLanguage(handler);
  const stored = deviceOf(cookieOf(request, DEVICE_COOKIE));
  const device = stored || newDevice();
  const answer = await proxyRequest(request, (caller, input) => handle({ ...caller, device }, input));
  if (!stored) answer.headers.append('set-cookie', deviceCookie(device));
  return answer;
}
