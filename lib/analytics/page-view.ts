import { store, readStored } from '@/lib/platform/storage/browser-storage';
import { isTrackingAllowed } from '@/lib/platform/storage/tracking';
import type { PageView } from '@/backend/contract/analytics/calls';

const VISITOR_KEY = 'lx_uuid';

/** The random id of this browser, stored in local storage; empty where there is no storage. */
function visitorId(): string {
  const storedId = readStored(VISITOR_KEY, 'browser');
  if (storedId) return storedId;
  const newId = crypto.randomUUID();
  return store(VISITOR_KEY, newId, 'browser') ? newId : '';
}

/** Posts one page-view record without waiting; failures are ignored. The server adds who is signed in. */
export function postPageView(
  view: Pick<PageView, 'page' | 'prepg' | 'wz_id' | 'wz_title' | 'author_id' | 'token'>,
): void {
  if (!isTrackingAllowed()) return;
  const record: PageView = {
    ...view,
    event: 'view',
    time: String(Date.now()),
    uuid: visitorId(),
    platform: 'web',
  };
  post(record);
}

/** Posts how far a story was read (tenths of the text), without any data about who read it. */
export function postReadingDepth(reading: {
  id: number;
  token: string;
  depth: number;
  before: number | null;
}): void {
  const { id, token, depth, before } = reading;
  if (isTrackingAllowed()) post({ wz_id: id, token, depth, depth_before: before });
}

function post(record: PageView): void {
  navigator.sendBeacon?.('/api/pvuv', new Blob([JSON.stringify(record)], { type: 'application/json' }));
}
