import type { ComponentProps } from 'react';

/** A link out of the site: opens in a new tab, sends no referrer, and is not followed by search engines. */
export function OutwardLink(props: Omit<ComponentProps<'a'>, 'target' | 'rel'>) {
  return <a {...props} target="_blank" rel="noopener noreferrer nofollow" />;
}
