import type { CallName } from '@/backend/contract/calls';
import { isOneOf } from './is-one-of';

/** Calls that begin, change or end a session, at `/api/auth/{name}`. The portal sets or clears cookies for them. */
const AUTH_CALLS = [
  'login',
  'sendMailCode',
  'sendSms',
  'verifyMailCode',
  'verifySms',
  'forgotPassword',
  'bindEmail',
  'setNewPassword',
  'googleAuthUrl',
  'twitterAuthUrl',
  'passkeyLoginOptions',
  'passkeyLogin',
  'logOut',
  'deleteAccount',
] as const satisfies readonly CallName[];
export type AuthCall = (typeof AUTH_CALLS)[number];

export const isAuthCall = isOneOf(AUTH_CALLS);
