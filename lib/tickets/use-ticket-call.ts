import { useLocale } from 'next-intl';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { reportSessionEnded } from '@/lib/accounts/session-ended';
import type { Reply } from '@/lib/platform/calls/browser';
import { postCall } from '@/lib/platform/calls/post-call';
import type { TicketCall } from '@/lib/platform/calls/proxies/tickets';

/** A failed call: refused, or without an answer (`isUnanswered(reply)`). */
export class CallRefused extends Error {
  constructor(readonly reply: Exclude<Reply<unknown>, { ok: true }>) {
    super(reply.message);
  }
}

interface Options<Output> extends SWRConfiguration<Output, CallRefused> {
  /** Name of the page whose cookie holds the key for the call. */
  link?: string;
}

/** The data of a call about tickets; the last data stays while new data is fetched. Null input makes no call. */
export function useTicketCall<Name extends TicketCall>(
  name: Name,
  input: CallInput<Name> | null,
  { link, ...options }: Options<CallOutput<Name>> = {},
): SWRResponse<CallOutput<Name>, CallRefused> {
  const locale = useLocale();
  return useSWR<CallOutput<Name>, CallRefused>(
    input === null ? null : ['tickets', name, JSON.stringify(input), link, locale],
    async () => {
      // Never called without an input.
      const reply = await postCall(name, input ?? ({} as CallInput<Name>), locale, link);
      if (reply.ok) return reply.data;
      reportSessionEnded(reply);
      throw new CallRefused(reply);
    },
    { keepPreviousData: true, shouldRetryOnError: false, ...options },
  );
}
