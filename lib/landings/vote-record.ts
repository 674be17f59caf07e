import type { LandingSection } from '@/backend/contract/landings/landing';
import { rankedNominees } from './awards';

/** Award, rank, nominee, votes and share in percent for every nominee; empty for a count that is not final. */
export function voteRecord(sections: readonly LandingSection[]): string[][] {
  const awards = sections
    .filter((section) => section.type === 'awards')
    .filter((awardSection) => awardSection.is_final);
  return awards.flatMap(({ categories }) =>
    categories.flatMap((category) =>
      rankedNominees(category).map(({ name, votes, share }, at) => [
        category.name,
        String(at + 1),
        name,
        String(votes),
        share.toFixed(1),
      ]),
    ),
  );
}
