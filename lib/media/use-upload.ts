import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'next-intl';
import type { UploadPurpose } from '@/backend/contract/uploads';
import { noteEnded } from '../account/note-ended';
import { sendPicture } from '../backend/upload';

export type UploadState =
  | { step: 'idle' }
  | { step: 'sending'; percent: number }
  /** `reason` is the server's word; empty when nobody answered. */
  | { step: 'failed'; reason: string; picture: Blob };

/**
 * One upload at a time: how far it is, how to stop it, what to send again.
 * @param say hears the server's word when it refuses
 */
export function useUpload(purpose: UploadPurpose, say: (text: string) => void) {
  const locale = useLocale();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
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
      setState({ step: 'idle' });
      return answer.data;
    }
    noteEnded(answer);
    if (!isCancelled && answer.message) say(answer.message);
    setState(isCancelled ? { step: 'idle' } : { step: 'failed', reason: answer.message, picture });
    return null;
  };

  return { state, send, cancel: () => stop.current() };
}
