import type { ComponentProps } from 'react';

/** A link out of the site: opens in a new tab and tells the other side nothing. */
export function OutwardLink(props: Omit<ComponentProps<'a'>, 'target' | 'rel'>) {
  return <a {...props} target="_blank" rel="noopener noreferrer nofollow" />;
}
