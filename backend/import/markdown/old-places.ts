import { isSameHost, placeAt, type OldPlaces } from '@/backend/import/old-places';

/** A path that has no part to be filled in. */
const PATH = /^\/?[^:*\s]+$/;

/**
 * Where a site generator showed a document: at the addresses its head names, and, for a site that is named, at those that
 * Jekyll and Hexo make of the name of a file.
 * @param fields addresses and other names by which the head says it; `file` is the name without folder
 * @param site the address of the old site; null when unknown
 * @returns undefined when nothing says where it was
 */
export function documentPlaces(
  fields: { link: string | null; addresses: readonly string[]; slug: string; file: string },
  site: string | null,
): OldPlaces | undefined {
  const isFromSite = fields.link !== null && site !== null && isSameHost(fields.link, site);
  const paths = fields.addresses.map((each) => each.trim()).filter((each) => PATH.test(each));
  const named = [
    ...(isFromSite && fields.link !== null ? [fields.link] : []),
    ...paths.map((path) => placeAt(site, path.replace(/^\/+/, ''))),
  ];
  const [, year, month, day, rest = ''] = /^(\d{4})-(\d{2})-(\d{2})-(.+)\.\w+$/.exec(fields.file) ?? [];
  const slug = fields.slug || rest || fields.file.replace(/\.\w+$/, '');
  const guesses = [`${slug}/`, ...(year ? [`${year}/${month}/${day}/${slug}/`] : [])];
  const guessed = site === null ? [] : guesses.map((path) => placeAt(site, path));
  return named.length + guessed.length === 0
    ? undefined
    : { named: [...new Set(named)], guessed, isFromSite };
}
