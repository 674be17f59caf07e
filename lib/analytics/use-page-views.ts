import { useEffect } from 'react';
import type { postPageView as PostPageView } from './page-view';
import { recordPage } from './previous-page';

/** Posted this long after the page was shown, so that the page comes first. */
const TRACKING_DELAY_MS = 200;
/** These pages post a record of their own with the item's id. */
const OWN_RECORD = /^\/(news|kuaixun_wz|contents|gw_detail|wz_detail)\/\d+$/;

/** Its program comes only now; a view whose program does not come is not counted. */
const post = (view: Parameters<typeof PostPageView>[0]) =>
  import('./page-view').then(
    ({ postPageView }) => postPageView(view),
    () => undefined,
  );

/** The page shown. Kept outside the hook, which is mounted again when the reader goes to a page with another shell. */
let last = '';

/** Counts a view at every navigation. @param path without its language: a change of language is not a new view */
export function usePageViews(path: string): void {
  useEffect(() => {
    if (path === last) return;
    last = path;
    const from = recordPage(path);
    if (!OWN_RECORD.test(path)) setTimeout(() => void post({ page: path, prepg: from }), TRACKING_DELAY_MS);
  }, [path]);
}
