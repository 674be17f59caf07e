import { useEffect } from 'react';
import type { postPageView as PostPageView } from './page-view';
import { recordPage } from './previous-page';

/** Milliseconds between showing a page and posting its view, so that the page loads first. */
const TRACKING_DELAY_MS = 200;
/** These pages post their own record with the story's id. */
const OWN_RECORD = /^\/(news|kuaixun_wz|contents|gw_detail|wz_detail)\/\d+$/;

/** Loads the code only when it is needed; if it does not load, the view is not counted. */
const post = (view: Parameters<typeof PostPageView>[0]) =>
  import('./page-view').then(
    ({ postPageView }) => postPageView(view),
    () => undefined,
  );

/**
 * The path of the page shown last. Stored outside the hook, which is mounted again when the reader goes to a page with
 * another shell.
 */
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
