import { useLocale } from 'next-intl';
import { useState } from 'react';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { reportSessionEnded } from '@/lib/accounts/session-ended';
import type { Reply } from '@/lib/platform/calls/browser';
import { postCall } from '@/lib/platform/calls/post-call';
import type { DeskCall } from '@/lib/platform/calls/proxies/desk';

/**
 * Makes calls of the desk and reports an ended session. `isBusy` is true while a call runs: the caller must not start a
 * second one.
 */
export function useRecordCall() {
  const locale = useLocale();
  const [isBusy, setIsBusy] = useState(false);

  const send = async <Name extends DeskCall>(
    name: Name,
    input: CallInput<Name>,
  ): Promise<Reply<CallOutput<Name>>> => {
    setIsBusy(true);
    const reply = await postCall(name, input, locale);
    setIsBusy(false);
    reportSessionEnded(reply);
    return reply;
  };
  return { isBusy, send };
}
