import 'server-only';
import type { Snippet } from '@/backend/contract/search/calls';
import { headlineParts } from '@/lib/platform/language/headline-breaks';
import type { Locale } from '@/lib/platform/language/locales';
import type { TitlePart } from './hit';

/** A title with its matches marked, and also cut where a line may break (`headlineParts`). */
export function titleParts(title: Snippet, lang: Locale): TitlePart[] {
  const ends = new Set<number>();
  let end = 0;
  for (const part of headlineParts(title.map(({ text }) => text).join(''), lang))
    ends.add((end += part.length));
  const parts: TitlePart[] = [];
  let at = 0;
  for (const { text, hit } of title) {
    let from = 0;
    for (let to = 1; to <= text.length; to += 1)
      if (to === text.length || ends.has(at + to)) {
        const mayEnd = ends.has(at + to) && at + to < end;
        parts.push({ text: text.slice(from, to), hit, ...(mayEnd && { mayEnd }) });
        from = to;
      }
    at += text.length;
  }
  return parts;
}
