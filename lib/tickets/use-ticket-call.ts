import { useLocale } from 'next-intl';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { reportSessionEnded } from '@/lib/accounts/session-ended';
import { postCall, type Reply } from '@/lib/platform/calls/browser';
import type { TicketCall } from '@/lib/platform/calls/proxies/tickets';

/** A refusal as SWR hands it on; `key` is null where there was no answer. */
export class CallRefused extends Error {
  constructor(readonly reply: Exclude<Reply<unknown>, { ok: true }>) {
    super(reply.message);
  }
}

/** What a page about tickets shows, kept while it is asked for anew; nothing is asked without an input. */
export function useTicketCall<Name extends TicketCall>(
  name: Name,
  input: CallInput<Name> | null,
  options: SWRConfiguration<CallOutput<Name>, CallRefused> = {},
): SWRResponse<CallOutput<Name>, CallRefused> {
  const locale = useLocale();
  return useSWR<CallOutput<Name>, CallRefused>(
    input === null ? null : ['tickets', name, JSON.stringify(input), locale],
    async () => {
      // Only asked for with an input.
      const reply = await postCall(name, input ?? ({} as CallInput<Name>), locale);
      if (reply.ok) return reply.data;
      reportSessionEnded(reply);
      throw new CallRefused(reply);
    },
    { keepPreviousData: true, shouldRetryOnError: false, ...options },
  );
}
