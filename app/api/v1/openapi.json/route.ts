import { cacheable } from '@/lib/api/cacheable';
import { withCrossOrigin } from '@/lib/api/cross-origin';
import { openApiDocument } from '@/lib/api/openapi/document';
import { absolute, siteName } from '@/lib/platform/config/site';

/** The description of `/api/v1`, from which clients and the reference are made. */
export function GET(request: Request): Response {
  const document = openApiDocument(absolute('/api/v1'), siteName('en'));
  return withCrossOrigin(cacheable(request, JSON.stringify(document), true));
}
