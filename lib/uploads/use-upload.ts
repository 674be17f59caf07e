import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'next-intl';
import type { UploadPurpose } from '@/backend/contract/uploads/calls';
import { reportSessionEnded } from '@/lib/accounts/session-ended';
import { isUnanswered } from '@/lib/platform/calls/browser';
import { sendPicture } from '@/lib/platform/calls/upload';

export type UploadState =
  | { step: 'idle' }
  | { step: 'sending'; percent: number }
  /**
   * `reason` is the server's message, empty without an answer. `mayPass`: whether the same picture may be accepted
   * later.
   */
  | { step: 'failed'; reason: string; picture: Blob; mayPass: boolean };

const IDLE: UploadState = { step: 'idle' };

/**
 * One upload at a time: its progress, cancelling it, and the picture to send again after a failure.
 * @param notify called with the server's reason when it refuses
 */
export function useUpload(purpose: UploadPurpose, notify: (text: string) => void) {
  const locale = useLocale();
  const [state, setState] = useState<UploadState>(IDLE);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  /** @returns the path of the stored picture; null when it was refused or cancelled */
  const send = async (picture: Blob): Promise<string | null> => {
    let isCancelled = false;
    setState({ step: 'sending', percent: 0 });
    const { reply, cancel } = sendPicture(picture, purpose, locale, (part) =>
      setState({ step: 'sending', percent: Math.round(part * 100) }),
    );
    stop.current = () => {
      isCancelled = true;
      cancel();
    };
    const answer = await reply;
    stop.current = () => undefined;
    if (answer.ok) {
      setState(IDLE);
      return answer.data;
    }
    reportSessionEnded(answer);
    if (!isCancelled && answer.message) notify(answer.message);
    const mayPass = isUnanswered(answer) || answer.key === 'unavailable' || answer.retryAfter !== null;
    setState(isCancelled ? IDLE : { step: 'failed', reason: answer.message, picture, mayPass });
    return null;
  };

  /** Clears a failure, so that another picture can be chosen. */
  const reset = () => setState((now) => (now.step === 'failed' ? IDLE : now));

  return { state, send, reset, cancel: () => stop.current() };
}
