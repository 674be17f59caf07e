import { useLocale } from 'next-intl';
import useSWR, { type SWRResponse } from 'swr';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { reportSessionEnded } from '@/lib/accounts/session-ended';
import { postCall } from '@/lib/platform/calls/browser';
import type { DeskCall } from '@/lib/platform/calls/proxies/desk';
import type { WritingCall } from '@/lib/platform/calls/proxies/writing';

interface Options<Data> {
  /** What the page came with. */
  initial?: Data;
  /** Milliseconds between one asking and the next while the page is seen. */
  refreshMs?: number;
}

/** The data of a desk call, kept while it is asked for anew; null input asks nothing. Errors have a text to show. */
export function useDeskCall<Name extends DeskCall | WritingCall>(
  name: Name,
  input: CallInput<Name> | null,
  { initial, refreshMs = 0 }: Options<CallOutput<Name>> = {},
): SWRResponse<CallOutput<Name>, Error> {
  const locale = useLocale();
  return useSWR<CallOutput<Name>, Error>(
    input && ['desk', name, JSON.stringify(input), locale],
    async () => {
      if (!input) throw new Error('nothing was asked');
      const reply = await postCall(name, input, locale);
      if (reply.ok) return reply.data;
      reportSessionEnded(reply);
      throw new Error(reply.message);
    },
    { fallbackData: initial, refreshInterval: refreshMs, shouldRetryOnError: false },
  );
}
