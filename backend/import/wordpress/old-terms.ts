import { placeAt, type OldTerm } from '@/backend/import/old-places';
import type { ImportRules } from '@/backend/import/rules';
import { htmlToLine } from '@/backend/import/text/plain';
import { termsHere } from '@/backend/import/terms/terms-here';
import { attribute, child, childText, elements, textOf, type XmlElement } from '@/backend/import/xml/node';
import { NO_CATEGORY } from './no-category';
import type { WordPressSite } from './site';

interface Term {
  kind: 'category' | 'tag';
  slug: string;
  name: string;
  /** Empty when only posts name it. */
  id: string;
  /** The slug of the category above it; empty for none. */
  parent: string;
  /** The first part of its address. */
  base: string;
}

/** The lists of a WordPress site: categories, tags, its own taxonomies, authors, and its front page. */
export function oldTermsOf(root: XmlElement, site: WordPressSite, rules: ImportRules): OldTerm[] {
  const channel = child(root, 'channel') ?? root;
  const base = site.baseUrl ?? rules.site;
  const terms = termsOf(channel);
  const categories = new Map(
    terms.filter(({ kind }) => kind === 'category').map((term) => [term.slug, term]),
  );
  const front = base === null ? [] : [{ to: 'home' as const, name: '', named: [base], guessed: [] }];
  return [
    ...front,
    ...terms.flatMap((term): OldTerm[] => {
      const paths = new Set([pathOf(term, categories), `${term.base}/${term.slug}`]);
      const number = term.id === '' || term.base !== 'category' ? [] : [placeAt(base, `?cat=${term.id}`)];
      const bySlug = term.base === 'tag' ? [placeAt(base, `?tag=${term.slug}`)] : [];
      const named = [...[...paths].map((path) => placeAt(base, `${path}/`)), ...number, ...bySlug];
      // Many sites leave out the first part.
      const guessed = term.kind === 'category' ? [placeAt(base, `${term.slug}/`)] : [];
      if (term.kind === 'category' && NO_CATEGORY.test(term.name))
        return [{ to: 'articles', name: '', named, guessed }];
      return termsHere(term.kind, term.name, rules.map).map((here) => ({ ...here, named, guessed }));
    }),
    ...elements(channel, 'wp:author').flatMap((author) => authorOf(author, base, rules)),
    ...archivesOf(channel, base),
  ];
}

/** The beginning of a permalink with a date: the year, and what of month and day follows. */
const DATED = /\/((?:19|20)\d\d)(?:\/(0[1-9]|1[0-2]))?(?:\/(0[1-9]|[12]\d|3[01]))?\/[^/]/;

/** Lists of what was published in a year, in a month and on a day, where the addresses of posts begin with them. */
function archivesOf(channel: XmlElement, base: string | null): OldTerm[] {
  const paths = elements(channel, 'item').flatMap((item) => {
    const parts = DATED.exec(childText(item, 'link'))?.slice(1) ?? [];
    const date = parts.filter((part): part is string => part !== undefined);
    return date.map((_, at) => `${date.slice(0, at + 1).join('/')}/`);
  });
  const guessed = [...new Set(paths)].sort().map((path) => placeAt(base, path));
  return guessed.length === 0 ? [] : [{ to: 'articles', name: '', named: [], guessed }];
}

function authorOf(author: XmlElement, base: string | null, rules: ImportRules): OldTerm[] {
  const login = childText(author, 'wp:author_login');
  const id = childText(author, 'wp:author_id');
  const name = childText(author, 'wp:author_display_name') || login;
  const named = [
    ...(login === '' ? [] : [placeAt(base, `author/${niceName(login)}/`)]),
    ...(id === '' ? [] : [placeAt(base, `?author=${id}`)]),
  ];
  return termsHere('author', name, rules.map).map((here) => ({ ...here, named, guessed: [] }));
}

/** The form in which WordPress writes a login into addresses, unless somebody changed it. */
function niceName(login: string): string {
  return encodeURIComponent(login.toLowerCase().replace(/[\s.@]+/g, '-'));
}

/** The path of a category below those it belongs to. */
function pathOf(term: Term, categories: ReadonlyMap<string, Term>): string {
  const slugs = [term.slug];
  let above = categories.get(term.parent);
  while (above && !slugs.includes(above.slug)) {
    slugs.unshift(above.slug);
    above = categories.get(above.parent);
  }
  return [term.base, ...slugs].join('/');
}

/** Terms by the head of an export, and those that only posts name. */
function termsOf(channel: XmlElement): Term[] {
  const ofHead = [
    ...elements(channel, 'wp:category').map((each) => ({
      kind: 'category' as const,
      slug: childText(each, 'wp:category_nicename'),
      name: htmlToLine(childText(each, 'wp:cat_name')),
      id: childText(each, 'wp:term_id'),
      parent: childText(each, 'wp:category_parent'),
      base: 'category',
    })),
    ...elements(channel, 'wp:tag').map((each) => ({
      kind: 'tag' as const,
      slug: childText(each, 'wp:tag_slug'),
      name: htmlToLine(childText(each, 'wp:tag_name')),
      id: childText(each, 'wp:term_id'),
      parent: '',
      base: 'tag',
    })),
  ];
  const terms = new Map([...ofPosts(channel), ...ofHead].map((term) => [`${term.base}/${term.slug}`, term]));
  return [...terms.values()].filter(({ slug, name }) => slug !== '' && name !== '');
}

function ofPosts(channel: XmlElement): Term[] {
  return elements(channel, 'item').flatMap((item) =>
    elements(item, 'category').flatMap((each): Term[] => {
      const domain = attribute(each, 'domain');
      const slug = attribute(each, 'nicename');
      if (
        slug === '' ||
        /^(author|post_format|nav_menu|link_category|language)$|^wp_|_translations$/.test(domain)
      )
        return [];
      const base = domain === 'post_tag' ? 'tag' : domain || 'category';
      const kind = base === 'category' ? ('category' as const) : ('tag' as const);
      return [{ kind, slug, name: htmlToLine(textOf(each)), id: '', parent: '', base }];
    }),
  );
}
