import { createElement, type ReactNode } from 'react';

/** Where browsers end a line by themselves. */
const PAUSE = /[，。、；：！？…—\s]$/;
/** Such a place inside a part, where no line is to end. */
const INNER_PAUSE = /[，。、；：！？…—](?=[^\p{P}\s])/u;

/**
 * A title whose lines end between its parts and nowhere else (`headlineParts`). It can be rendered in the browser, too,
 * because the parts are worked out on the server.
 */
export function HeadlineText({ parts }: { parts: readonly string[] }) {
  if (parts.length < 2) return parts.join('');
  const children: ReactNode[] = [];
  for (const [at, part] of parts.entries()) {
    const last = children.at(-1);
    const isPlain = !INNER_PAUSE.test(part);
    if (at > 0 && !PAUSE.test(parts[at - 1] ?? '')) children.push(createElement('wbr'), part);
    else if (typeof last === 'string' && isPlain) children[children.length - 1] = last + part;
    else children.push(part);
    if (!isPlain) children[children.length - 1] = <span className="whitespace-nowrap">{part}</span>;
  }
  // Fixed children, no list: keys would make each part several times as long on its way to the browser.
  return createElement('span', { className: 'headline' }, ...children);
}
