import type { z } from 'zod';
import { accountCalls } from './accounts/calls';
import { phoneCodeCalls } from './accounts/phone-codes';
import { sessionCalls } from './accounts/sessions';
import { signInCalls } from './accounts/sign-in';
import { thirdPartyCalls } from './accounts/third-party';
import { analyticsCalls } from './analytics/calls';
import { dataCalls } from './data/calls';
import { directoryCalls } from './directory/calls';
import { eventCalls } from './events/calls';
import { homeCalls } from './home/calls';
import { feedbackCalls } from './members/feedback';
import { messageCalls } from './members/messages';
import { profileCalls } from './members/profile';
import { reactionCalls } from './members/reactions';
import { realNameCalls } from './members/real-name';
import { outboxCalls } from './outbox';
import { peopleCalls } from './people/calls';
import { publishingCalls } from './publishing/calls';
import { searchCalls } from './search/calls';
import { hotSearchCalls } from './search/hot';
import { sharingCalls } from './sharing/calls';
import { storyCalls } from './stories/calls';
import { flashCalls } from './stories/flashes';
import { weeklyCalls } from './stories/weekly';
import { ticketCalls } from './tickets/calls';
import { topicCalls } from './topics/calls';
import { uploadCalls } from './uploads/calls';

/** Every call of the API by its proper name. */
export const calls = {
  ...storyCalls,
  ...flashCalls,
  ...weeklyCalls,
  ...homeCalls,
  ...peopleCalls,
  ...topicCalls,
  ...dataCalls,
  ...directoryCalls,
  ...eventCalls,
  ...ticketCalls,
  ...searchCalls,
  ...hotSearchCalls,
  ...publishingCalls,
  ...analyticsCalls,
  ...signInCalls,
  ...thirdPartyCalls,
  ...phoneCodeCalls,
  ...accountCalls,
  ...sessionCalls,
  ...profileCalls,
  ...messageCalls,
  ...realNameCalls,
  ...reactionCalls,
  ...feedbackCalls,
  ...sharingCalls,
  ...uploadCalls,
  ...outboxCalls,
};

export type CallName = keyof typeof calls;
export type CallInput<Name extends CallName> = z.input<(typeof calls)[Name]['input']>;
export type CallParsedInput<Name extends CallName> = z.output<(typeof calls)[Name]['input']>;
export type CallOutput<Name extends CallName> = z.output<(typeof calls)[Name]['output']>;
