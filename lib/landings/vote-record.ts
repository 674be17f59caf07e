import type { LandingSection } from '@/backend/contract/landings/landing';
import { rankedNominees } from './awards';

/** Award, place, nominee, votes and share in per cent of every nominee; nothing of a count that is not final. */
export function voteRecord(sections: readonly LandingSection[]): string[][] {
  const awards = sections.filter((section) => section.type === 'awards').filter((one) => one.is_final);
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
