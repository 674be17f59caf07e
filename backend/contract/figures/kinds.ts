/**
 * The kinds of drawn covers. The place in this list is the letter in a drawing's code, so new kinds are added at the
 * end.
 */
export const COVER_KINDS = [
  'span',
  'bars',
  'steps',
  'area',
  'percent',
  'squares',
  'rows',
  'title-number',
  'clock',
  'places',
  'dates',
  'order',
  'split',
  'code',
  'quote',
] as const;
export type CoverKind = (typeof COVER_KINDS)[number];

/** What a story's cover can be: a drawing of a kind, an uploaded picture, or none. */
export const STORED_COVERS = [...COVER_KINDS, 'photo', 'none'] as const;
export type StoredCover = (typeof STORED_COVERS)[number];

/** The kinds whose words belong to one language; the others show numbers that need few words. */
const WORD_KINDS: readonly CoverKind[] = ['order', 'split', 'quote', 'title-number'];

export function isMadeOfWords(kind: CoverKind): boolean {
  return WORD_KINDS.includes(kind);
}

/** Names that drafts stored before the kinds of covers had names of their own. */
const FORMER_RULES = ['spans', 'slots', 'series', 'parts', 'pair', 'paragraphs'] as const;

/** What an editor can pick for the drawn cover of a draft; the former names are still read. */
export const FIGURE_RULES = [...COVER_KINDS, ...FORMER_RULES] as const;
export type FigureRule = (typeof FIGURE_RULES)[number];

const SUCCESSORS: Partial<Record<FigureRule, CoverKind>> = {
  spans: 'span',
  slots: 'bars',
  series: 'steps',
  parts: 'area',
  pair: 'squares',
};

/** The kind an editor picked; null when none was picked, or one that is drawn no more. */
export function kindOfRule(rule: string | null | undefined): CoverKind | null {
  const kind = COVER_KINDS.find((each) => each === rule);
  const former = FIGURE_RULES.find((each) => each === rule);
  return kind ?? (former && SUCCESSORS[former]) ?? null;
}
