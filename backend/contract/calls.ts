import type { z } from 'zod';
import { accountCalls } from './account';
import { contentCalls } from './content';
import { eventCalls } from './events';
import { flashCalls } from './flashes';
import { markCalls } from './marks';
import { messageCalls } from './messages';
import { outboxCalls } from './outbox';
import { realnameCalls } from './realname';
import { searchCalls } from './search';
import { sessionCalls } from './sessions';
import { signInCalls } from './sign-in';
import { siteCalls } from './site';
import { thirdPartyCalls } from './third-party';
import { trackingCalls } from './tracking';
import { uploadCalls } from './uploads';

/** Every call of the API by its proper name. */
export const calls = {
  ...contentCalls,
  ...flashCalls,
  ...siteCalls,
  ...eventCalls,
  ...searchCalls,
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
