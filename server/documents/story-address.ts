import type { ContentKind } from '@/backend/contract/stories/story';
import type { Locale } from '@/lib/platform/language/locales';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { href } from '@/lib/platform/routing/href';
import { resolvePage } from '@/lib/platform/routing/resolve';

/** The page of a story in a language. */
export interface StoryAddress {
  locale: Locale;
  kind: ContentKind;
  id: number;
}

const NO_QUERY = new URLSearchParams();
const ENDS_IN_ID = /\/[1-9]\d*$/;

/**
 * The story page at an address; null for any other address, also one that redirects to it.
 * @param query of the address; the page is the same with each that does not lead to another
 */
export function parseStoryAddress(address: string, query = NO_QUERY): StoryAddress | null {
  const resolved = ENDS_IN_ID.test(address) ? resolvePage(address, query) : null;
  if (!resolved?.isTidy) return null;
  const { locale, match } = resolved;
  if ((match.name !== 'article' && match.name !== 'flash') || !isShown(match.name)) return null;
  return { locale, kind: match.name, id: Number(match.params.id) };
}

export const writeStoryAddress = ({ locale, kind, id }: StoryAddress): string => href(locale, kind, { id });
