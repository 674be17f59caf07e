import 'server-only';
import { requestContext } from '@/lib/platform/calls/request-context';

/** The number of the newest known backend change before the page was read; null when unknown, as in a build. */
export const pageChange = (): number | null => requestContext().getStore()?.change ?? null;
