import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useKeys } from './use-keys';

const WAIT_MS = 1500;

/**
 * Keys that open pages: G, and within 1.5 seconds the letter of a page.
 * @param places addresses by letter
 */
export function usePageKeys(places: Readonly<Record<string, string>>): void {
  const router = useRouter();
  const [isLeaving, setIsLeaving] = useState(false);
  const letters = Object.entries(places).map(([letter, address]) => [letter, () => router.push(address)]);
  useKeys({
    g: () => {
      setIsLeaving(true);
      setTimeout(() => setIsLeaving(false), WAIT_MS);
    },
    ...(isLeaving && Object.fromEntries(letters)),
  });
}
