import 'server-only';
import { type Envelope, SUCCESS_CODE } from '@/backend/contract/envelope';
import type { CallOutput } from '@/backend/contract/calls';
import { callFor } from '@/lib/platform/calls/member-call';
import { allowanceHeaders } from './allowance-headers';
import type { ApiRequest } from './api-request';
import { problem, problemOf } from './problem';

/** Whether a request may go on, with the headers of its answer, or the refusal. */
type Admission = { headers: Record<string, string>; refusal: Response | null };

/** Counts a request for its key, or for its network, and refuses it beyond the limit or with a key that does not work. */
export async function admit({ caller, key, isKeyMalformed, language }: ApiRequest): Promise<Admission> {
  if (isKeyMalformed) return { headers: {}, refusal: problemOf('keyRefused', language) };
  const counted = await callFor(caller, 'countApiUse', { key });
  if (!isCounted(counted.envelope))
    return { headers: {}, refusal: problem(counted.status, counted.envelope, language) };
  const { allowance } = counted.envelope.data;
  const headers = allowanceHeaders(allowance, key === null ? 'network' : 'key');
  if (!allowance.is_exceeded) return { headers, refusal: null };
  return { headers, refusal: problemOf('tooManyRequests', language, undefined, allowance.reset) };
}

const isCounted = (envelope: Envelope): envelope is Envelope<CallOutput<'countApiUse'>> =>
  envelope.code === SUCCESS_CODE;
