import { assetLinks } from '@/lib/download/app-links';
import { getConfig } from '@/lib/platform/config/config';

/** The configuration is read at run time. */
export const dynamic = 'force-dynamic';

/** Which Android app opens this site's links; 404 while none is configured. */
export function GET(): Response {
  const { android } = getConfig().app;
  return android === null ? new Response(null, { status: 404 }) : Response.json(assetLinks(android));
}
