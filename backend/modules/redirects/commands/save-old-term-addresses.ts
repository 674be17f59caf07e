import { regionPath } from '@/backend/contract/regions/first-regions';
import type { Context } from '@/backend/kernel/context';
import { listRegionKeys } from '@/backend/kernel/site-brand';
import { authorIdsNamed, categoriesNamed, labelIdsNamed } from '@/backend/modules/redirects/queries/named';
import { saveOldAddresses } from './save-old-addresses';

/** A list of an old site, and what shows the same here. */
interface MovedTerm {
  to: 'category' | 'label' | 'author' | 'region' | 'home' | 'articles';
  name: string;
  named: string[];
  guessed: string[];
}

/** Writes down the addresses of lists of an old site; those that this site does not have are left out. */
export async function saveOldTermAddresses(context: Context, terms: readonly MovedTerm[]): Promise<number> {
  const namesOf = (...kinds: MovedTerm['to'][]) =>
    terms.filter(({ to }) => kinds.includes(to)).map(({ name }) => name);
  const categories = await categoriesNamed(context, namesOf('category'));
  const labels = await labelIdsNamed(context, namesOf('category', 'label'));
  const authors = await authorIdsNamed(context, namesOf('author'));
  const regions = await listRegionKeys(context);
  const pathOf = ({ to, name }: MovedTerm): string | null => {
    if (to === 'home') return '/';
    if (to === 'articles') return '/home_wz';
    if (to === 'region') return regions.includes(name) ? regionPath(name) : null;
    if (to === 'author') return pathBelow('/columnlist', authors.get(name));
    const category = to === 'category' ? categories.get(name) : undefined;
    if (category) return pathBelow(category.isFlash ? '/news/category' : '/home_wz', category.id);
    return pathBelow('/features/label', labels.get(name));
  };
  return saveOldAddresses(
    context,
    terms.flatMap((term) => {
      const path = pathOf(term);
      if (path === null) return [];
      const moved = (isGuess: boolean) => (address: string) => ({ address, isGuess, to: { path } });
      return [...term.named.map(moved(false)), ...term.guessed.map(moved(true))];
    }),
  );
}

function pathBelow(folder: string, id: number | undefined): string | null {
  return id === undefined ? null : `${folder}/${id}`;
}
