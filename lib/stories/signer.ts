import 'server-only';
import { href } from '@/lib/platform/routing/href';
import { localLang, localText, type Reading } from '@/lib/platform/language/localize';
import type { Author } from '@/backend/contract/people/author';
import type { Ref } from '@/lib/platform/routing/ref';

export interface Signer extends Ref {
  bio: string;
  avatar: string;
}

export function toSigner(author: Author, reading: Reading): Signer {
  return {
    id: author.id,
    name: localText(author.nickname, author.lang, reading),
    lang: localLang(author.lang, reading),
    href: href(reading.locale, 'author', { id: author.id }),
    bio: localText(author.bio, author.lang, reading),
    avatar: author.avatar_img,
  };
}
