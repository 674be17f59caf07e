import type { z } from 'zod';
import { accountCalls } from '@/backend/contract/accounts/calls';
import { firstAdminCalls } from '@/backend/contract/accounts/first-admin';
import { passkeyCalls } from '@/backend/contract/accounts/passkeys';
import { phoneCodeCalls } from '@/backend/contract/accounts/phone-codes';
import { sessionCalls } from '@/backend/contract/accounts/sessions';
import { signInCalls } from '@/backend/contract/accounts/sign-in';
import { thirdPartyCalls } from '@/backend/contract/accounts/third-party';
import { apiCalls } from '@/backend/contract/api/calls';
import { alertCalls } from '@/backend/contract/alerts/calls';
import { analyticsCalls } from '@/backend/contract/analytics/calls';
import { brandCalls } from '@/backend/contract/brand/calls';
import { channelCalls } from '@/backend/contract/channels/calls';
import { commentCalls } from '@/backend/contract/comments/calls';
import { commentDeskCalls } from '@/backend/contract/comments/desk-calls';
import { commentRuleCalls } from '@/backend/contract/comments/rule-calls';
import { dataCalls } from '@/backend/contract/data/calls';
import { pointCalls } from '@/backend/contract/data/points';
import { watchCalls } from '@/backend/contract/data/watch';
import { priceAlertCalls } from '@/backend/contract/data/price-alerts';
import { banCalls, deskUserCalls } from '@/backend/contract/accounts/desk-users';
import { deskFeedbackCalls } from '@/backend/contract/members/desk-feedback';
import { chineseCalls } from '@/backend/contract/chinese/calls';
import { deskCalls } from '@/backend/contract/desk/calls';
import { atlasCalls } from '@/backend/contract/directory/atlas';
import { toolCallsOfMembers } from '@/backend/contract/directory/submissions';
import { directoryCalls } from '@/backend/contract/directory/calls';
import { eventCalls } from '@/backend/contract/events/calls';
import { feedCalls } from '@/backend/contract/feeds/calls';
import { followCalls } from '@/backend/contract/follows/calls';
import { cohostCalls } from '@/backend/contract/events/cohosts';
import { hostingCalls } from '@/backend/contract/events/hosting';
import { homeCalls } from '@/backend/contract/home/calls';
import { landingCalls } from '@/backend/contract/landings/calls';
import { feedbackCalls } from '@/backend/contract/members/feedback';
import { messageCalls } from '@/backend/contract/members/messages';
import { profileCalls } from '@/backend/contract/members/profile';
import { reactionCalls } from '@/backend/contract/members/reactions';
import { realNameCalls } from '@/backend/contract/members/real-name';
import { newsletterCalls } from '@/backend/contract/newsletters/calls';
import { newsletterDeskCalls } from '@/backend/contract/newsletters/desk-calls';
import { outboxCalls } from './outbox';
import { peopleCalls } from '@/backend/contract/people/calls';
import { publishingCalls } from '@/backend/contract/publishing/calls';
import { recordCalls } from '@/backend/contract/records/calls';
import { redirectCalls } from '@/backend/contract/redirects/calls';
import { searchCalls } from '@/backend/contract/search/calls';
import { hotSearchCalls } from '@/backend/contract/search/hot';
import { sharingCalls } from '@/backend/contract/sharing/calls';
import { storyCalls } from '@/backend/contract/stories/calls';
import { ledgerCalls } from './stories/day-ledger';
import { flashCalls } from '@/backend/contract/stories/flashes';
import { weeklyCalls } from '@/backend/contract/stories/weekly';
import { ticketCalls } from '@/backend/contract/tickets/calls';
import { topicCalls } from '@/backend/contract/topics/calls';
import { uploadCalls, uploadFormCalls } from '@/backend/contract/uploads/calls';
import { webhookCalls } from '@/backend/contract/webhooks/calls';
import { writingCalls } from '@/backend/contract/writing/calls';
import { noteCalls } from '@/backend/contract/writing/note-calls';

/** Every call of the API by its name. */
export const calls = {
  ...storyCalls,
  ...chineseCalls,
  ...channelCalls,
  ...brandCalls,
  ...flashCalls,
  ...ledgerCalls,
  ...weeklyCalls,
  ...homeCalls,
  ...peopleCalls,
  ...topicCalls,
  ...dataCalls,
  ...directoryCalls,
  ...toolCallsOfMembers,
  ...atlasCalls,
  ...landingCalls,
  ...eventCalls,
  ...hostingCalls,
  ...cohostCalls,
  ...ticketCalls,
  ...webhookCalls,
  ...searchCalls,
  ...hotSearchCalls,
  ...publishingCalls,
  ...alertCalls,
  ...apiCalls,
  ...analyticsCalls,
  ...signInCalls,
  ...thirdPartyCalls,
  ...phoneCodeCalls,
  ...accountCalls,
  ...firstAdminCalls,
  ...sessionCalls,
  ...passkeyCalls,
  ...profileCalls,
  ...messageCalls,
  ...realNameCalls,
  ...reactionCalls,
  ...feedbackCalls,
  ...sharingCalls,
  ...uploadFormCalls,
  ...uploadCalls,
  ...writingCalls,
  ...noteCalls,
  ...deskCalls,
  ...recordCalls,
  ...pointCalls,
  ...watchCalls,
  ...priceAlertCalls,
  ...deskFeedbackCalls,
  ...deskUserCalls,
  ...banCalls,
  ...feedCalls,
  ...followCalls,
  ...redirectCalls,
  ...newsletterCalls,
  ...newsletterDeskCalls,
  ...commentCalls,
  ...commentDeskCalls,
  ...commentRuleCalls,
  ...outboxCalls,
};

export type CallName = keyof typeof calls;
export type CallInput<Name extends CallName> = z.input<(typeof calls)[Name]['input']>;
export type CallParsedInput<Name extends CallName> = z.output<(typeof calls)[Name]['input']>;
export type CallOutput<Name extends CallName> = z.output<(typeof calls)[Name]['output']>;

/** The calls that a browser may make through the portal. */
export type BrowserCall = {
  [Name in CallName]: [NonNullable<(typeof calls)[Name]['browser']>] extends [never] ? never : Name;
}[CallName];
