import type { OptionalSection } from '@/backend/contract/brand/sections';
import type { SearchKind } from '@/backend/contract/search/calls';
import type { Context } from '@/backend/kernel/context';
import { readBrand } from '@/backend/kernel/site-brand';

/** The kinds of document that are pages of an optional section. */
const KINDS_OF: Partial<Record<OptionalSection, readonly SearchKind[]>> = { events: ['event'] };

/** The kinds of document of sections that the newsroom has switched off, which no search finds. */
export async function hiddenKinds(context: Pick<Context, 'db'>): Promise<SearchKind[]> {
  const { hidden } = await readBrand(context);
  return hidden.flatMap((section) => KINDS_OF[section] ?? []);
}
