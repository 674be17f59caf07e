import type { Landing } from './read';

/** So many parts have a place in the bar. */
const MOST = 6;

/** The parts of a page that have a name, for its bar. */
export function anchorsOf({ sections }: Pick<Landing, 'sections'>): { key: string; title: string }[] {
  return sections
    .filter(({ type, title }) => type !== 'buttons' && title !== '')
    .slice(0, MOST)
    .map(({ key, title }) => ({ key, title }));
}
