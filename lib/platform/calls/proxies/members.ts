import type { CallName } from '@/backend/contract/calls';
import { isOneOf } from './is-one-of';

/** Calls of a reader's pages, signed in or not, at `/api/account/{name}`: forwarded with the session, if any. */
const MEMBER_CALLS = [
  'userOverview',
  'editUser',
  'changeEmail',
  'changeMobile',
  'changePassword',
  'setPassword',
  'exportData',
  'accountDuties',
  'sessions',
  'revokeSession',
  'logOutEverywhere',
  'passkeys',
  'passkeyOptions',
  'addPasskey',
  'removePasskey',
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
  'recordSearch',
  'searchRecords',
  'deleteSearchRecords',
  'addQuizResult',
  'alertKey',
  'addAlert',
  'removeAlert',
  'alertTopics',
  'toolVote',
  'toolVotes',
  'submitTool',
  'acceptInvitation',
] as const satisfies readonly CallName[];
export type MemberCall = (typeof MEMBER_CALLS)[number];

export const isMemberCall = isOneOf(MEMBER_CALLS);
