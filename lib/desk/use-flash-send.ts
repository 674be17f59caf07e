import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallInput } from '@/backend/contract/calls';
import type { PieceVersion } from '@/backend/contract/writing/piece';
import { reportSessionEnded } from '@/lib/accounts/session-ended';
import type { FlashForm } from './flash-form';
import { isUnanswered } from '@/lib/platform/calls/browser';
import { postCall } from '@/lib/platform/calls/post-call';

type Input = CallInput<'publishFlash'>;

export interface Sent extends PieceVersion {
  input: Input;
  /** The flash it goes on from. */
  follows: FlashForm['follows'];
  /** From the first try to the answer. */
  seconds: number;
}

type Phase =
  | { name: 'idle' }
  | { name: 'sending'; attempt: number }
  /** There was no answer, or the server is unavailable; it is sent again, with the same key, after `waitSeconds`. */
  | { name: 'failed'; input: Input; follows: FlashForm['follows']; attempt: number; waitSeconds: number }
  | { name: 'refused'; message: string };

const LONGEST_WAIT_SECONDS = 30;
const UNAVAILABLE = 503;

/** Publishes a flash; tries again until there is an answer. The same key makes one flash, however often it is sent. */
export function useFlashSend(onSent: (sent: Sent) => void) {
  const locale = useLocale();
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const began = useRef(0);

  const send = async (input: Input, follows: FlashForm['follows'], attempt = 1) => {
    if (attempt === 1) began.current = performance.now();
    setPhase({ name: 'sending', attempt });
    const reply = await postCall('publishFlash', input, locale);
    if (reply.ok) {
      setPhase({ name: 'idle' });
      onSent({ ...reply.data, input, follows, seconds: (performance.now() - began.current) / 1000 });
    } else if (isUnanswered(reply) || reply.code === UNAVAILABLE) {
      const waitSeconds = reply.retryAfter ?? Math.min(2 ** attempt, LONGEST_WAIT_SECONDS);
      setPhase({ name: 'failed', input, follows, attempt, waitSeconds });
    } else {
      reportSessionEnded(reply);
      setPhase({ name: 'refused', message: reply.message });
    }
  };

  const again = () => {
    if (phase.name === 'failed') void send(phase.input, phase.follows, phase.attempt + 1);
  };
  const onTime = useEffectEvent(again);
  useEffect(() => {
    if (phase.name !== 'failed') return;
    const timer = setTimeout(() => onTime(), phase.waitSeconds * 1000);
    return () => clearTimeout(timer);
  }, [phase]);

  return { phase, send, again, stop: () => setPhase({ name: 'idle' }) };
}
