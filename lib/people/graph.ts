import 'server-only';
import { languagesOf } from '@/lib/platform/language/languages-of';
import type { Locale } from '@/lib/platform/language/locales';
import { shareImage } from '@/lib/publishing/share-picture/share-image';
import type { PageAddress } from '@/lib/publishing/metadata/page';
import { personNode } from '@/lib/publishing/graph/nodes';
import type { PageSubject } from '@/lib/publishing/graph/page';
import type { Column } from './read';
import { authorCard } from './card';

/** An author's page: a profile of the person. */
export function authorPage(author: Column, locale: Locale, address: PageAddress): PageSubject {
  return {
    locale,
    address,
    languages: languagesOf(author.langs),
    type: 'ProfilePage',
    title: author.name,
    description: author.bio,
    image: shareImage('author', author.id, authorCard(author, locale)),
    main: { entity: personNode(author) },
  };
}
