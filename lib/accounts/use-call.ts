import { useLocale } from 'next-intl';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { BrowserCall, CallInput, CallOutput } from '@/backend/contract/calls';
import type { Reply } from '@/lib/platform/calls/browser';
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

const NO_RETRY: SWRConfiguration = { shouldRetryOnError: false };

/** After an error the library would read again only when the page gets the focus. */
const RETRY: SWRConfiguration = {
  shouldRetryOnError: true,
  onErrorRetry: (_error, _key, { refreshInterval }, revalidate, retry) => {
    if (typeof refreshInterval === 'number') setTimeout(() => void revalidate(retry), refreshInterval);
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
    { keepPreviousData: true, ...(options.refreshInterval ? RETRY : NO_RETRY), ...options },
  );
}

/** Whether a key of the data is that of a call, of this name if one is given. */
export const isKeyOfCall = (key: unknown, name?: BrowserCall): boolean =>
  Array.isArray(key) && key[0] === 'call' && (name === undefined || key[1] === name);
