import type { Allowance } from '@/backend/contract/api/calls';

/** What a request was counted for: its key, or its network. */
type Counted = 'key' | 'network';

/**
 * The headers that say what is left, as the draft of the IETF writes them (draft-ietf-httpapi-ratelimit-headers): the
 * policy is a quota of requests in a window of seconds, the state what remains, and for how many seconds.
 */
export const allowanceHeaders = (
  { quota, window, left, reset }: Allowance,
  counted: Counted,
): Record<string, string> => ({
  'ratelimit-policy': `"${counted}";q=${quota};w=${window}`,
  ratelimit: `"${counted}";r=${left};t=${reset}`,
});
