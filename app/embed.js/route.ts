import { builtScript } from '@/lib/platform/browser-scripts/built-script';

export const dynamic = 'force-static';

/** Other sites load it anew after this time. */
const CACHING = 'public, max-age=3600';

/** The script with which another site shows something of this one. */
export function GET(): Response {
  return new Response(builtScript('embed'), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': CACHING,
    },
  });
}
