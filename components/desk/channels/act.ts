import type { CallInput, CallOutput } from '@/backend/contract/calls';

/** The post of a story at one channel. */
export type Post = CallOutput<'channelStates'>['channels'][number] & {
  /** Whether its story is published: only then it can be sent, and has a picture. */
  isPublic: boolean;
};

/** Does something to a post. @returns whether it was done */
export type Act = (input: Omit<CallInput<'actOnPost'>, 'id'>) => Promise<boolean>;
