import { useLocale } from 'next-intl';
import { useState } from 'react';
import type { BrowserCall, CallInput, CallOutput } from '@/backend/contract/calls';
import type { Reply } from '@/lib/platform/calls/browser';
import { postCall } from '@/lib/platform/calls/post-call';
import { reportSessionEnded } from './session-ended';

/**
 * Makes calls and reports an ended session. `isBusy` is true while a call runs: the caller must not start a second one.
 * @param link name of the page whose cookie holds the key for the calls
 */
export function useAction(link?: string) {
  const locale = useLocale();
  const [isBusy, setIsBusy] = useState(false);
  const send = async <Name extends BrowserCall>(
    name: Name,
    input: CallInput<Name>,
  ): Promise<Reply<CallOutput<Name>>> => {
    setIsBusy(true);
    const reply = await postCall(name, input, locale, link);
    setIsBusy(false);
    if (!reply.ok) reportSessionEnded(reply);
    return reply;
  };
  return { isBusy, send };
}
