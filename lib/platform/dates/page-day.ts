import 'server-only';
import { tags } from '@/backend/contract/tags';
import { requestContext } from '@/lib/platform/calls/request-context';
import { today } from './clock';

/** Today as `YYYY-MM-DD` in UTC+8, for a page: it is made anew when the next day begins. */
export function pageDay(): string {
  requestContext()
    .getStore()
    ?.pageSources?.record({ tags: [tags.today], revalidate: Infinity });
  return today();
}
