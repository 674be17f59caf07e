import 'server-only';
import { isFirstRegion } from '@/backend/contract/regions/first-regions';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import type { Locale } from './locales';
import { messagesOf } from './messages';

/** The editions that are not switched off, in their order: keys and names in a language. */
export async function listShownRegions(locale: Locale): Promise<[key: string, name: string][]> {
  const { regionNames } = await messagesOf(locale);
  return Object.entries(regionNames).filter(([key]) => !isFirstRegion(key) || isShown(key));
}
