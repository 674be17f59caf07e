import { useLocale } from 'next-intl';
import { useState } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { reportSessionEnded } from '@/lib/accounts/session-ended';
import type { Reply } from '@/lib/platform/calls/browser';
import { postCall } from '@/lib/platform/calls/post-call';
import type { HostingCall } from '@/lib/platform/calls/proxies/hosting';

interface Options {
  /** Milliseconds between two calls while the page is visible; 0 for one call. */
  refreshMs?: number;
}

/** A refused call: a message for the reader, and the key of the error; null when there is none. */
export class HostingRefused extends Error {
  constructor(
    message: string,
    public readonly key: string | null,
  ) {
    super(message);
  }
}

/** The data of an organiser's call; the last data stays while new data is fetched. Null input makes no call. */
export function useHostingCall<Name extends HostingCall>(
  name: Name,
  input: CallInput<Name> | null,
  { refreshMs = 0 }: Options = {},
): SWRResponse<CallOutput<Name>, HostingRefused> {
  const locale = useLocale();
  return useSWR<CallOutput<Name>, HostingRefused>(
    input && ['hosting', name, JSON.stringify(input), locale],
    async () => {
      if (!input) throw new HostingRefused('', null);
      const reply = await postCall(name, input, locale);
      if (reply.ok) return reply.data;
      reportSessionEnded(reply);
      throw new HostingRefused(reply.message, reply.key);
    },
    { keepPreviousData: true, refreshInterval: refreshMs, shouldRetryOnError: false },
  );
}

/**
 * Makes calls and reports an ended session. `isBusy` is true while a call runs: the caller must not start a second one.
 */
export function useHostingAction() {
  const locale = useLocale();
  const [isBusy, setBusy] = useState(false);
  const send = async <Name extends HostingCall>(
    name: Name,
    input: CallInput<Name>,
  ): Promise<Reply<CallOutput<Name>>> => {
    setBusy(true);
    const reply = await postCall(name, input, locale);
    setBusy(false);
    if (!reply.ok) reportSessionEnded(reply);
    return reply;
  };
  return { isBusy, send };
}
