import { htmlToLine } from '@/backend/import/text/plain';

/** Where SEO plugins keep the title of a post for search results. */
const KEYS = ['_yoast_wpseo_title', 'rank_math_title'];
/** Variables that stand for the title of the post, as `%%title%%` and `%title%`. */
const TITLE = /%{1,2}title%{1,2}/g;
/** What pages add to a title themselves: the number of a part, and the name of the site after a separator. */
const ADDED = /(?:\s*%{1,2}(?:page|sep|sitename)%{1,2})+\s*$/;

/** What a post shows in search results in place of its title; empty when its plugins have nothing else than that. */
export function searchTitleOfPost(meta: ReadonlyMap<string, string>, title: string): string {
  const written = KEYS.map((key) => meta.get(key) ?? '').find((text) => text !== '') ?? '';
  return htmlToLine(written.replace(ADDED, '').replace(TITLE, () => title));
}
