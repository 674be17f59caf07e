'use client';

import NextLink, { useLinkStatus } from 'next/link';
import type { ComponentProps } from 'react';
import { useWaiting } from '@/lib/platform/navigation/use-go';
import { usePrefetch } from '@/lib/platform/navigation/use-prefetch';

type Props = Omit<ComponentProps<typeof NextLink>, 'prefetch' | 'href'> & { href: string };

/**
 * A link inside the site. Its page is prefetched when a pointer rests on it or presses it, not when the link becomes
 * visible. The shell shows when the page is loading.
 */
export function Link({ children, ...props }: Props) {
  const handlers = usePrefetch(props.href);
  return (
    <NextLink prefetch={false} {...handlers} {...props}>
      {children}
      <Waiting href={props.href} />
    </NextLink>
  );
}

function Waiting({ href }: { href: string }) {
  useWaiting(useLinkStatus().pending, href);
  return null;
}
