import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState, useTransition } from 'react';
import { beginWaiting } from './waiting';

/** Counts the reader as waiting for an address (`beginWaiting`) while `isPending`. */
function useWaiting(isPending: boolean, address: string): void {
  useEffect(() => (isPending ? beginWaiting(address) : undefined), [isPending, address]);
}

/** A function that opens an address of the site, with the same progress display as a link. */
export function useNavigate(): (address: string) => void {
  const router = useRouter();
  const [isPending, start] = useTransition();
  const [address, setAddress] = useState('');
  useWaiting(isPending, address);
  return useCallback(
    (wanted) => {
      setAddress(wanted);
      start(() => router.push(wanted));
    },
    [router],
  );
}
