import { createElement, type ReactNode } from 'react';

/** Ends of parts after which browsers break lines by themselves. */
const PAUSE = /[，。、；：！？…—\s]$/;
/** Punctuation inside a part, after which no line must break. */
const INNER_PAUSE = /[，。、；：！？…—](?=[^\p{P}\s])/u;

/**
 * A title whose lines break only between its parts (`headlineParts`). The parts are computed on the server, so it can
 * be rendered in the browser, too.
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
  // Passed as separate children, not as an array: keys would make the payload several times as long.
  return createElement('span', { className: 'headline' }, ...children);
}
