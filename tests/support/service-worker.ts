import { runInNewContext } from 'node:vm';
import { type BrowserScript, builtScript } from '@/lib/platform/browser-scripts/built-script';

export const SITE = 'https://news.example.org';

interface Stored {
  text: string;
  headers?: Record<string, string>;
}

/**
 * Runs a service worker as a browser does, with caches of its own.
 * @param network answers a request; it throws where there is no network
 * @param stored cache → address → what is stored under it
 */
export function startServiceWorker(
  script: BrowserScript,
  network: (address: string, init?: RequestInit) => Response,
  stored: Record<string, Record<string, Stored>> = {},
) {
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: () => undefined,
    location: { origin: SITE },
    clients: { claim: () => undefined },
  };
  const contents = new Map(
    Object.entries(stored).map(([name, pages]) => [
      name,
      new Map(
        Object.entries(pages).map(([path, { text, headers }]) => [
          SITE + path,
          new Response(text, { headers }),
        ]),
      ),
    ]),
  );
  const addressOf = (request: string | { url: string }) =>
    typeof request === 'string' ? request : request.url;
  const open = async (name: string) => {
    const cache = contents.get(name) ?? new Map<string, Response>();
    contents.set(name, cache);
    return {
      match: async (request: string | { url: string }) => cache.get(addressOf(request))?.clone(),
      put: async (request: string | { url: string }, answer: Response) =>
        void cache.set(addressOf(request), answer),
      keys: async () => [...cache.keys()].map((url) => ({ url })),
    };
  };
  const requested: string[] = [];
  const fetch = async (request: string | { url: string }, init?: RequestInit) => {
    requested.push(addressOf(request));
    return network(addressOf(request), init);
  };
  runInNewContext(builtScript(script), {
    self,
    caches: { open },
    fetch,
    ...{ URL, Headers, Response, AbortSignal, TextEncoder, Uint8Array, crypto, btoa },
  });
  return {
    requested,
    /** The addresses in a cache. */
    listCached: (name: string) => [...(contents.get(name)?.keys() ?? [])],
    /** The worker's answer to a request; null when the worker leaves it to the browser. */
    request: async (path: string, { mode = 'navigate', method = 'GET', origin = SITE } = {}) => {
      let answer: Promise<Response> | null = null;
      listeners.get('fetch')?.({
        request: { url: origin + path, mode, method },
        respondWith: (response: Promise<Response>) => (answer = response),
      });
      return answer === null ? null : await (answer as Promise<Response>);
    },
  };
}
