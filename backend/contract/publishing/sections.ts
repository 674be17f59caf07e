/** Parts of the site that an installation may have nothing for yet. Without zod, like other names. */
export const SECTIONS = [
  'flashes',
  'articles',
  'columns',
  'topics',
  'specials',
  'events',
  'usa',
  'hk',
  'data',
  'weekly',
  'tools',
  'partners',
  'notices',
  'quiz',
  'atlas',
  'letters',
] as const;

export type Section = (typeof SECTIONS)[number];
