import type { Landing } from './read';

/** The maximum number of sections in the bar. */
const MAX_ANCHORS = 6;

/** The sections of a page that have a title, for the bar that links to them. */
export function anchorsOf({ sections }: Pick<Landing, 'sections'>): { key: string; title: string }[] {
  return sections
    .filter(({ type, title }) => type !== 'buttons' && title !== '')
    .slice(0, MAX_ANCHORS)
    .map(({ key, title }) => ({ key, title }));
}
