import 'server-only';
import { href } from '@/lib/platform/routing/href';
import { localLang, localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import type { Author } from '@/backend/contract/people/author';
import type { Ref } from '@/lib/platform/routing/ref';

export interface Signer extends Ref {
  bio: string;
  avatar: string;
  /** Addresses of the author on other sites. */
  links: string[];
}

export function toSigner(author: Author, language: ReaderLanguage): Signer {
  return {
    id: author.id,
    name: localText(author.nickname, author.lang, language),
    lang: localLang(author.lang, language),
    href: href(language.locale, 'author', { id: author.id }),
    bio: localText(author.bio, author.lang, language),
    avatar: author.avatar_img,
    links: author.links,
  };
}
