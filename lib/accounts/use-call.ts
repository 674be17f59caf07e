import { useLocale } from 'next-intl';
import useSWR, { type RevalidatorOptions, type SWRConfiguration, type SWRResponse } from 'swr';
import type { BrowserCall, CallInput, CallOutput } from '@/backend/contract/calls';
import { isUnanswered, type Reply } from '@/lib/platform/calls/browser';
import { postCall } from '@/lib/platform/calls/post-call';
import { reportSessionEnded } from './session-ended';

/** A failed call: refused, or without an answer (`isUnanswered(reply)`). Its message is a text for the reader. */
export class CallRefused extends Error {
  constructor(readonly reply: Exclude<Reply<unknown>, { ok: true }>) {
    super(reply.message);
  }
}

interface Options<Output> extends SWRConfiguration<Output, CallRefused> {
  /** Name of the page whose cookie holds the key for the call. */
  link?: string;
}

/** Times in milliseconds after which a call that may succeed later is made again. */
const RETRIES_MS = [1000, 4000, 15_000];

/** Whether the same call may succeed a moment later: there was no answer, or the backend was not available. */
const mayPass = ({ reply }: CallRefused) => isUnanswered(reply) || reply.key === 'unavailable';

/**
 * When data is read again after an error; without this, only when the page gets the focus. Data that is read regularly
 * is read again at its next time. Other data is read again a few times, and only after an error that may pass: what is
 * shown meanwhile is a copy from before, which says nothing of its age.
 */
export const READ_AGAIN = {
  onErrorRetry: (
    error: CallRefused,
    _key: string,
    { refreshInterval }: { refreshInterval?: unknown },
    revalidate: (retry: Required<RevalidatorOptions>) => unknown,
    retry: Required<RevalidatorOptions>,
  ) => {
    const after = refreshInterval || (mayPass(error) ? RETRIES_MS[retry.retryCount - 1] : undefined);
    if (typeof after === 'number') setTimeout(() => void revalidate(retry), after);
  },
};

/** The data of a reply. @throws CallRefused for a refusal, after reporting the end of a session */
export function dataOf<Data>(reply: Reply<Data>): Data {
  if (reply.ok) return reply.data;
  reportSessionEnded(reply);
  throw new CallRefused(reply);
}

/**
 * The data of a call in the language of the page; the last data stays while new data is fetched. Null input makes no
 * call. With a `refreshInterval` it goes on after a call that failed.
 */
export function useCall<Name extends BrowserCall>(
  name: Name,
  input: CallInput<Name> | null,
  { link, ...options }: Options<CallOutput<Name>> = {},
): SWRResponse<CallOutput<Name>, CallRefused> {
  const locale = useLocale();
  return useSWR<CallOutput<Name>, CallRefused>(
    input === null ? null : ['call', name, JSON.stringify(input), link, locale],
    // Never called without an input.
    async () => dataOf(await postCall(name, input ?? ({} as CallInput<Name>), locale, link)),
    { keepPreviousData: true, ...READ_AGAIN, ...options },
  );
}

/** Whether a key of the data is that of a call, of this name if one is given. */
export const isKeyOfCall = (key: unknown, name?: BrowserCall): boolean =>
  Array.isArray(key) && key[0] === 'call' && (name === undefined || key[1] === name);
