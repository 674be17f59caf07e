import 'server-only';
import type { Person } from 'schema-dts';
import { toIso } from '@/lib/platform/dates/dates';
import { languagesOf } from '@/lib/platform/language/languages-of';
import type { Locale } from '@/lib/platform/language/locales';
import { shareImage } from '@/lib/publishing/share-picture/share-image';
import type { PageAddress } from '@/lib/publishing/metadata/page-address';
import { type NodeOf, personNode } from '@/lib/publishing/graph/nodes';
import { imageObject, type PageSubject } from '@/lib/publishing/graph/page';
import type { Column } from './read';
import { authorCard } from './card';

/** An author's page: a profile of the person. Without a portrait, the card of the page is the picture of the profile. */
export function authorPage(author: Column, locale: Locale, address: PageAddress): PageSubject {
  const image = shareImage('author', author.id, authorCard(author, locale));
  const entity: NodeOf<Person> = { image: imageObject(image), ...personNode(author) };
  return {
    locale,
    address,
    languages: languagesOf(author.langs),
    type: 'ProfilePage',
    title: author.name,
    description: author.bio,
    image,
    createdAt: toIso(author.member?.since),
    main: { entity },
  };
}
