import type { OldTerm } from '@/backend/import/old-places';
import type { Context } from '@/backend/kernel/context';
import type { ImportSubjects } from './subjects';

/** What of an old site is not an item. */
export interface OldAddresses {
  terms: OldTerm[];
  /** Addresses of what did not come. */
  gone: string[];
}

export interface AddressesOutcome {
  /** How many addresses are new in the table, or lead elsewhere now. */
  moved: number;
  /** How many links in texts lead to the new addresses now. */
  links: number;
}

/** Writes down the addresses of an old site that are not those of items, when all its items are stored. */
export async function importAddresses(
  context: Context,
  subjects: ImportSubjects<unknown>,
  { terms, gone }: OldAddresses,
): Promise<AddressesOutcome> {
  const ofTerms = await subjects.saveOldTermAddresses(context, terms);
  const ofGone = await subjects.saveOldAddresses(
    context,
    gone.map((address) => ({ address, isGuess: true, to: 'gone' })),
  );
  return { moved: ofTerms + ofGone, links: await subjects.leadLinks(context) };
}
