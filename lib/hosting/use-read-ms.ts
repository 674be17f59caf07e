import { useState } from 'react';
import { nowMs } from '@/lib/platform/dates/clock';

interface Requested {
  data: unknown;
  error: unknown;
  isValidating: boolean;
}

/**
 * When the last answer of a call came, in milliseconds since 1970, even if it equals the one before; 0 before the
 * first.
 */
export function useReadMs({ data, error, isValidating }: Requested): number {
  const [wasAsking, setWasAsking] = useState(false);
  const [ms, setMs] = useState(0);
  if (isValidating !== wasAsking) {
    setWasAsking(isValidating);
    if (!isValidating && data !== undefined && error === undefined) setMs(nowMs());
  }
  return ms;
}
