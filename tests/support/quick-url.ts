import { URL as NodeURL, URLSearchParams as NodeURLSearchParams } from 'node:url';

/**
 * Gives tests with a page the `URL` of Node, which follows the same standard: jsdom's is written in JavaScript, and was
 * half of the time of a test that reads texts with many links.
 */
if (typeof window !== 'undefined') {
  const quick = { URL: NodeURL, URLSearchParams: NodeURLSearchParams };
  for (const [name, value] of Object.entries(quick))
    Object.defineProperty(window, name, { value, configurable: true, writable: true });
}
