import 'server-only';
import { requestContext } from '@/lib/platform/calls/request-context';

/** The newest change of the backend that was known before the page was read; null when none was, as in a build. */
export const pageChange = (): number | null => requestContext().getStore()?.change ?? null;
