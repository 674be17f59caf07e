import { appleAssociation } from '@/lib/download/app-links';
import { getConfig } from '@/lib/platform/config/config';

/** The configuration is read at run time. */
export const dynamic = 'force-dynamic';

/** Which addresses the iOS app opens; 404 while none is configured. */
export function GET(): Response {
  const { iosId } = getConfig().app;
  return iosId === null ? new Response(null, { status: 404 }) : Response.json(appleAssociation(iosId));
}
