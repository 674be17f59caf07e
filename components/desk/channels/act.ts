import type { CallInput, CallOutput } from '@/backend/contract/calls';

/** The post of a story at one channel. */
export type Post = CallOutput<'channelStates'>['channels'][number];

/** Does something to a post. @returns whether it was done */
export type Act = (input: Omit<CallInput<'actOnPost'>, 'id'>) => Promise<boolean>;
