import type { Locale } from '@/backend/contract/locale';
import type { ContentKind } from '@/backend/contract/stories/story';

const PREFIXES: Record<Locale, string> = { 'zh-Hans': '', 'zh-Hant': '/zh-hant', en: '/en' };

/** The path of a story's own page, in the language it was written in. */
export function storyAddress({ id, kind, lang }: { id: number; kind: ContentKind; lang: Locale }): string {
  return `${PREFIXES[lang]}${kind === 'flash' ? '/news' : '/wz_detail'}/${id}`;
}
