import 'server-only';
import type { NewsMediaOrganization, Person, WebSite } from 'schema-dts';
import { getConfig } from '@/lib/platform/config/config';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { href } from '@/lib/platform/routing/href';
import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';
import { absolute, contactEmail, otherNames, siteName } from '@/lib/platform/config/site';
import { siteBrand } from '@/lib/platform/config/site-brand';
import { LOGO } from '@/lib/pictures/picture-sizes';

/**
 * A node with an id, which occurs once in the JSON-LD graph and is referred to by that id. The functions that return
 * nodes are checked against schema.org's types (`NodeOf`).
 */
export interface Node {
  '@type': string;
  '@id': string;
}

/** One of schema.org's types as a node. */
export type NodeOf<Type> = Exclude<Type, string> & { '@id': string };

export interface Pointer {
  '@id': string;
}

const organisationId = () => absolute('/#organization');
const websiteId = (locale: Locale) => absolute(`${href(locale, 'home')}#website`);
const personId = (id: number) => absolute(`${href('zh-Hans', 'author', { id })}#person`);

export const pointer = (id: string): Pointer => ({ '@id': id });
export const publisher = (): Pointer => pointer(organisationId());
export const website = (locale: Locale): Pointer => pointer(websiteId(locale));
export const person = (id: number): Pointer => pointer(personId(id));

/** The publisher, and the site in one language: nodes of every graph. */
export function siteNodes(locale: Locale): Node[] {
  const { organisation: publisherSettings } = getConfig();
  const { links: linksOfDesk = [] } = siteBrand();
  const links = linksOfDesk.length > 0 ? linksOfDesk : publisherSettings.links;
  const organisation: NodeOf<NewsMediaOrganization> = {
    '@type': 'NewsMediaOrganization',
    '@id': organisationId(),
    name: siteName(locale),
    alternateName: otherNames(locale),
    url: absolute(href(locale, 'home')),
    email: contactEmail(),
    ...organisationFacts(locale),
    logo: {
      '@type': 'ImageObject',
      url: absolute('/logo.png'),
      width: String(LOGO.width),
      height: String(LOGO.height),
    },
    ...(isShown('copyright') && { publishingPrinciples: absolute(href(locale, 'copyright')) }),
    ...(links.length > 0 && { sameAs: links }),
    ...Object.fromEntries(publisherSettings.policies),
  };
  const site: NodeOf<WebSite> = {
    '@type': 'WebSite',
    '@id': websiteId(locale),
    name: siteName(locale),
    url: absolute(href(locale, 'home')),
    inLanguage: HTML_LANG[locale],
    publisher: publisher(),
  };
  return [organisation, site];
}

/** What the desk says about the publisher, in a language or else in the first it was written in. */
function organisationFacts(locale: Locale): Partial<NodeOf<NewsMediaOrganization>> {
  const { legal_name: legalName = {}, founded, address = {} } = siteBrand().organisation ?? {};
  const inLanguage = (texts: Partial<Record<Locale, string>>) => texts[locale] ?? Object.values(texts)[0];
  return {
    ...(inLanguage(legalName) && { legalName: inLanguage(legalName) }),
    ...(founded && { foundingDate: founded }),
    ...(inLanguage(address) && { address: inLanguage(address) }),
  };
}

interface Author {
  id: number;
  name: string;
  href: string;
  bio: string;
  avatar: string;
  links: readonly string[];
}

/** An author of articles, with the same id in every language. */
export function personNode(author: Author): NodeOf<Person> {
  return {
    '@type': 'Person',
    '@id': personId(author.id),
    name: author.name,
    url: absolute(author.href),
    ...(author.bio && { description: author.bio }),
    ...(author.avatar && { image: absolute(author.avatar) }),
    ...(author.links.length > 0 && { sameAs: [...author.links] }),
    worksFor: publisher(),
  };
}
