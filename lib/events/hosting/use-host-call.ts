import { useLocale } from 'next-intl';
import { useState } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { reportSessionEnded } from '@/lib/accounts/session-ended';
import { postCall, type Reply } from '@/lib/platform/calls/browser';
import type { HostingCall } from '@/lib/platform/calls/proxies/hosting';

interface Options {
  /** Milliseconds between one asking and the next while the page is seen. */
  refreshMs?: number;
}

/** A refusal with its key in the catalogue of errors. */
export class HostRefused extends Error {
  constructor(
    message: string,
    public readonly key: string | null,
  ) {
    super(message);
  }
}

/** The data of a call of those who hold events, kept while it is asked for anew; null input asks nothing. */
export function useHostCall<Name extends HostingCall>(
  name: Name,
  input: CallInput<Name> | null,
  { refreshMs = 0 }: Options = {},
): SWRResponse<CallOutput<Name>, HostRefused> {
  const locale = useLocale();
  return useSWR<CallOutput<Name>, HostRefused>(
    input && ['hosting', name, JSON.stringify(input), locale],
    async () => {
      if (!input) throw new HostRefused('', null);
      const reply = await postCall(name, input, locale);
      if (reply.ok) return reply.data;
      reportSessionEnded(reply);
      throw new HostRefused(reply.message, reply.key);
    },
    { keepPreviousData: true, refreshInterval: refreshMs, shouldRetryOnError: false },
  );
}

/** Makes calls one at a time: `isBusy` while one is on its way. */
export function useHostAction() {
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
