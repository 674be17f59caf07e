import type { Chrome } from '@/lib/platform/routing/chrome';
import { chromeOf } from '@/lib/platform/routing/chrome-of';
import { isNumbered, routes, type Route, type RouteName } from '@/lib/platform/routing/routes';
import type { ChromeRule } from './chrome-at';

/** The routes of a frame whose shell differs from that of the route `usual`, for `chromeAt`. */
export function chromeRules(frame: Chrome['frame'], usual: RouteName): ChromeRule[] {
  const standard = chromeOf(usual);
  return (Object.keys(routes) as RouteName[]).flatMap((name) => {
    const chrome = chromeOf(name);
    const differs = (Object.keys(chrome) as (keyof Chrome)[]).some((key) => chrome[key] !== standard[key]);
    return chrome.frame === frame && differs ? [{ paths: pathsOf(routes[name]), chrome }] : [];
  });
}

/** A regular expression's source that matches all paths of a page, and its folder. */
function pathsOf(route: Route): string {
  const paths = [route.path, ...(route.aliases ?? []), `/${route.page}`];
  const all = isNumbered(route) ? [...paths, `${route.path}/page/[page]`] : paths;
  // An id is a number, so that `/news/[id]` does not match `/news/important`.
  const sources = all.map((path) => path.replaceAll('[id]', '\\d+').replace(/\[\w+\]/g, '[^/]+'));
  return `^(?:${sources.join('|')})$`;
}
