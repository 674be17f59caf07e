import 'server-only';
import type { Column } from '../../backend/articles';
import { languagesOf } from '../../i18n/languages-of';
import type { Locale } from '../../i18n/locales';
import { authorCard } from '../../share-picture/item-cards';
import { shareImage } from '../../share-picture/share-image';
import type { PageAddress } from '../metadata';
import { personNode } from './nodes';
import type { PageSubject } from './page';

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
