import type { z } from 'zod';
import { contentCalls } from './content';
import { eventCalls } from './events';
import { flashCalls } from './flashes';
import { searchCalls } from './search';
import { siteCalls } from './site';
import { trackingCalls } from './tracking';

/** Every call of the API by its proper name. */
export const calls = {
  ...contentCalls,
  ...flashCalls,
  ...siteCalls,
  ...eventCalls,
  ...searchCalls,
  ...trackingCalls,
};

export type CallName = keyof typeof calls;
export type CallInput<Name extends CallName> = z.input<(typeof calls)[Name]['input']>;
export type CallParsedInput<Name extends CallName> = z.output<(typeof calls)[Name]['input']>;
export type CallOutput<Name extends CallName> = z.output<(typeof calls)[Name]['output']>;
