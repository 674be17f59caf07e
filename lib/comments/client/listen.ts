import { COMMENTS_EVENT, LIVE_PATH } from '@/lib/platform/live/live-path';
import { refreshList } from './refresh';
import type { Section } from './section';

/** Many readers of one story do not ask at the same moment. */
const SPREAD_MS = 2000;
/** Delay after a stream was refused, up to twice this time. */
const RETRY_MS = 10_000;

/**
 * Reads the comments again when the stream names their story, when the page was hidden or offline meanwhile, and when the
 * stream first opens: the page was made before that.
 * @returns a function that stops listening
 */
export function listenForComments(section: Section): () => void {
  let source: EventSource | null = null;
  let timer = 0;
  let retry = 0;
  let wasAway = true;
  const refresh = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void refreshList(section), SPREAD_MS * Math.random());
  };
  const close = () => {
    clearTimeout(retry);
    source?.close();
    source = null;
  };
  const watch = () => {
    if (document.visibilityState === 'hidden') {
      wasAway = true;
      return close();
    }
    if (source) return;
    source = new EventSource(LIVE_PATH);
    source.addEventListener(COMMENTS_EVENT, ({ data }) => {
      if (JSON.parse(data).includes(section.id)) refresh();
    });
    // A stream that was interrupted may have missed a comment. Browsers open one that was refused no second time.
    source.addEventListener('error', () => {
      wasAway = true;
      if (source?.readyState !== EventSource.CLOSED) return;
      close();
      retry = window.setTimeout(watch, RETRY_MS * (1 + Math.random()));
    });
    source.addEventListener('open', () => {
      if (wasAway) refresh();
      wasAway = false;
    });
  };
  document.addEventListener('visibilitychange', watch);
  watch();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', watch);
    close();
  };
}
