import { type BrowserScript, builtScript } from '@/lib/platform/browser-scripts/built-script';

/** The answer with the script of a service worker, which may connect to this site only. */
export function workerAnswer(name: BrowserScript): Response {
  return new Response(builtScript(name), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'cache-control': 'no-cache',
    },
  });
}
