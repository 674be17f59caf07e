import { cacheable } from '@/lib/api/cacheable';
import { withCrossOrigin } from '@/lib/api/cross-origin';
import { openApiDocument } from '@/lib/api/openapi/document';
import { readApiWords } from '@/lib/api/openapi/words';
import { absolute, siteName } from '@/lib/platform/config/site';

/** The description of `/api/v1`, from which clients and the reference are made. */
export async function GET(request: Request): Promise<Response> {
  const document = openApiDocument(absolute('/api/v1'), siteName('en'), await readApiWords());
  return withCrossOrigin(cacheable(request, JSON.stringify(document), true));
}
