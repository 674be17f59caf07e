import NextLink from 'next/link';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof NextLink>, 'prefetch'> & { prefetch?: boolean };

/** A link inside the site. Pages are fetched when a reader means to open them, not because a link is on the screen. */
export function Link({ prefetch = false, ...props }: Props) {
  return <NextLink prefetch={prefetch} {...props} />;
}
