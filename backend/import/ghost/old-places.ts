import { placeAt, type OldPlaces, type OldTerm } from '@/backend/import/old-places';
import type { ImportRules } from '@/backend/import/rules';
import { termsHere } from '@/backend/import/terms/terms-here';
import type { GhostData, GhostPost } from './export';

const PUBLISHED = ['published', 'sent'];

/**
 * Where Ghost showed a post: by its slug, and by the form of addresses that versions before 2 stored.
 * @param base the address of the site; null when unknown
 * @param isFromSite whether the post names no other source
 */
export function ghostPlaces(
  post: GhostPost,
  data: GhostData,
  base: string | null,
  isFromSite: boolean,
): OldPlaces {
  const isOpened = PUBLISHED.includes(post.status ?? '') && Boolean(post.slug);
  if (!isOpened || !post.slug) return { named: [], guessed: [], isFromSite };
  const form = data.settings.find(({ key }) => key === 'permalinks')?.value;
  const dated = datedPath(typeof form === 'string' ? form : '', post);
  const named = [placeAt(base, `${post.slug}/`), ...(dated === null ? [] : [placeAt(base, dated)])];
  return { named: [...new Set(named)], guessed: [], isFromSite };
}

/** The lists of a Ghost site: tags, authors, and its front page. */
export function ghostTerms(data: GhostData, base: string | null, rules: ImportRules): OldTerm[] {
  const at = (kind: 'tag' | 'author', slug: string) => ({
    named: [placeAt(base, `${kind}/${slug}/`)],
    guessed: [],
  });
  const named = (rows: { name?: string | null; slug?: string | null }[]) =>
    rows.flatMap(({ name, slug }) => (name && slug ? [{ name, slug }] : []));
  return [
    ...(base === null ? [] : [{ to: 'home' as const, name: '', named: [base], guessed: [] }]),
    ...named(data.tags)
      .filter(({ name }) => !name.startsWith('#'))
      .flatMap(({ name, slug }) =>
        termsHere('tag', name, rules.map).map((here) => ({ ...here, ...at('tag', slug) })),
      ),
    ...named(data.users).flatMap(({ name, slug }) =>
      termsHere('author', name, rules.map).map((here) => ({ ...here, ...at('author', slug) })),
    ),
  ];
}

/** `/:year/:month/:day/:slug/` with the post's date, as the clocks of the site may have had it in UTC. */
function datedPath(form: string, { slug, published_at: published, id }: GhostPost): string | null {
  if (!/^\/.*:(slug|id)/.test(form)) return null;
  const time = new Date(published ?? Number.NaN);
  if (Number.isNaN(time.getTime())) return null;
  const [year = '', month = '', day = ''] = time.toISOString().slice(0, 10).split('-');
  const values: Record<string, string> = { year, month, day, slug: slug ?? '', id };
  return form.slice(1).replace(/:(year|month|day|slug|id)/g, (_, key: string) => values[key] ?? '');
}
