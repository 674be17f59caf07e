import type { SectionOf } from '@/backend/contract/landings/landing';
import type { Landing } from './read';

type Category = SectionOf<'awards'>['categories'][number];

export interface Ranked {
  name: string;
  note: string;
  votes: number;
  /** The share of all votes in the category, in percent. */
  share: number;
}

/** The nominees of a category, most votes first. */
export function rankedNominees({ nominees }: Category): Ranked[] {
  const total = nominees.reduce((sum, { votes }) => sum + votes, 0);
  return nominees
    .map((nominee) => ({ ...nominee, share: total === 0 ? 0 : (nominee.votes / total) * 100 }))
    .toSorted((a, b) => b.votes - a.votes);
}

type Section = Landing['sections'][number];

export const isAwards = (section: Section): section is SectionOf<'awards'> => section.type === 'awards';

/** The sub-page that lists every vote of the awards; undefined on a sub-page, and when the landing itself lists them. */
export function pageOfVotes(
  { view, isWhole }: Pick<Landing, 'view' | 'isWhole'>,
  awards: SectionOf<'awards'>,
) {
  if (!isWhole) return undefined;
  return view.pages.find(({ sections }) => sections.includes(awards.key));
}

export interface TallyColumn {
  /** The index of the category among all categories, from 0. */
  at: number;
  name: string;
  winner: string;
  votes: number;
  /** The squares of each nominee, most votes first: column and row from the bottom left. */
  squares: { x: number; y: number; rank: number }[];
  rows: number;
}

/** Squares in a row of a column. */
export const TALLY_WIDTH = 12;

/** Votes as squares, one column per category, filled from the bottom with the winner first. Empty without votes. */
export function tallyOf({ categories, votes_per_square: per }: SectionOf<'awards'>): TallyColumn[] {
  return categories.flatMap((category, at) => {
    const ranked = rankedNominees(category);
    const ranks = ranked.flatMap(({ votes }, rank) =>
      Array.from({ length: Math.round(votes / per) }, () => rank),
    );
    if (ranks.length === 0) return [];
    return {
      at,
      name: category.name,
      winner: ranked[0]?.name ?? '',
      votes: ranked.reduce((sum, { votes }) => sum + votes, 0),
      squares: ranks.map((rank, at) => ({ x: at % TALLY_WIDTH, y: Math.floor(at / TALLY_WIDTH), rank })),
      rows: Math.ceil(ranks.length / TALLY_WIDTH),
    };
  });
}

/** The HTML id of a category, from its section's key and its index. */
export function categoryId(key: string, at: number): string {
  return `${key}-${at + 1}`;
}
