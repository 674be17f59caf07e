import type { CallName } from '@/backend/contract/calls';

/** Calls the browser makes for a signed-in reader, at `/api/account/{name}`. */
const MEMBER_CALLS = [
  'userOverview',
  'editUser',
  'changeEmail',
  'changeMobile',
  'changePassword',
  'setPassword',
  'exportData',
  'sessions',
  'revokeSession',
  'logOutEverywhere',
  'messages',
  'readMessages',
  'deleteMessages',
  'realnameStatus',
  'submitRealname',
  'myCollection',
  'myFollow',
  'followAuthor',
  'like',
  'collect',
  'cancelCollect',
  'markState',
  'submitFeedback',
] as const satisfies readonly CallName[];

export type MemberCall = (typeof MEMBER_CALLS)[number];

export function isMemberCall(name: string): name is MemberCall {
  return (MEMBER_CALLS as readonly string[]).includes(name);
}
