import type { z } from 'zod';
import { accountCalls } from '@/backend/contract/accounts/calls';
import { contentCalls } from '@/backend/contract/stories/calls';
import { eventCalls } from '@/backend/contract/events/calls';
import { flashCalls } from '@/backend/contract/stories/flashes';
import { machineCalls } from '@/backend/contract/publishing/calls';
import { markCalls } from '@/backend/contract/members/reactions';
import { messageCalls } from '@/backend/contract/members/messages';
import { outboxCalls } from './outbox';
import { realnameCalls } from '@/backend/contract/members/real-name';
import { searchCalls } from '@/backend/contract/search/calls';
import { sessionCalls } from '@/backend/contract/accounts/sessions';
import { signInCalls } from '@/backend/contract/accounts/sign-in';
import { siteCalls } from '@/backend/contract/directory/calls';
import { thirdPartyCalls } from '@/backend/contract/accounts/third-party';
import { trackingCalls } from '@/backend/contract/analytics/calls';
import { uploadCalls } from '@/backend/contract/uploads/calls';

/** Every call of the API by its proper name. */
export const calls = {
  ...contentCalls,
  ...flashCalls,
  ...siteCalls,
  ...eventCalls,
  ...searchCalls,
  ...machineCalls,
  ...trackingCalls,
  ...signInCalls,
  ...thirdPartyCalls,
  ...accountCalls,
  ...sessionCalls,
  ...messageCalls,
  ...realnameCalls,
  ...markCalls,
  ...uploadCalls,
  ...outboxCalls,
};

export type CallName = keyof typeof calls;
export type CallInput<Name extends CallName> = z.input<(typeof calls)[Name]['input']>;
export type CallParsedInput<Name extends CallName> = z.output<(typeof calls)[Name]['input']>;
export type CallOutput<Name extends CallName> = z.output<(typeof calls)[Name]['output']>;
