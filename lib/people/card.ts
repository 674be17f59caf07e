import 'server-only';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import type { ShareCard } from '@/lib/publishing/share-picture/card';
import type { Signer } from '@/lib/stories/signer';
import { blank } from '@/lib/publishing/share-picture/blank-card';

export function authorCard(author: Signer, locale: Locale): ShareCard {
  return {
    ...blank(locale, href(locale, 'author', { id: author.id })),
    kind: 'author',
    lang: author.lang,
    title: author.name,
    text: author.bio,
    seed: author.id,
  };
}
