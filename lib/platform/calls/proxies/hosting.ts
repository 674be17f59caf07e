import type { CallName } from '@/backend/contract/calls';
import { isOneOf } from './is-one-of';

/** Calls of organisers, at `/api/hosting/{name}`. */
const HOSTING_CALLS = [
  'hostingSetup',
  'saveOrganiser',
  'updateActivity',
  'destroyActivity',
  'myActivities',
  'activityIndex',
  'activityForEdit',
  'duplicateActivity',
  'activityPreviewLink',
  'endActivityPreviews',
  'rehearseActivity',
  'activityRehearsal',
  'activityStaff',
  'saveStaff',
  'activityHome',
  'activityViews',
  'exportOrders',
  'messageAttendees',
  'cancelPreview',
  'activityWaitlist',
  'activityReceipts',
  'activityOrders',
  'activityOrder',
  'checkOrder',
  'cancelActivityOrder',
  'updateActivityOrder',
  'activityCohosts',
  'inviteCohost',
  'removeCohost',
  'cohostInvitations',
  'answerCohost',
  'activityWebhooks',
  'addWebhook',
  'removeWebhook',
  'sendWebhookAgain',
  'addGuest',
  'matchTransfers',
  'activityCodes',
  'createCodes',
  'revokeCodes',
] as const satisfies readonly CallName[];
export type HostingCall = (typeof HOSTING_CALLS)[number];

export const isHostingCall = isOneOf(HOSTING_CALLS);
