import { useLocale } from 'next-intl';
import useSWR, { type SWRResponse } from 'swr';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { reportSessionEnded } from '@/lib/accounts/session-ended';
import { postCall } from '@/lib/platform/calls/post-call';
import type { DeskCall } from '@/lib/platform/calls/proxies/desk';
import type { WritingCall } from '@/lib/platform/calls/proxies/writing';

interface Options<Data> {
  /** Data the page was rendered with. */
  initial?: Data;
  /** Milliseconds between two calls while the page is visible; 0 for one call. */
  refreshMs?: number;
}

/** The data of a desk call. Null input makes no call. The message of an error can be shown to the editor. */
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
