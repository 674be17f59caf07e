import { candidatesFor } from '@/backend/contract/redirects/candidates';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { oneAtATime } from '@/backend/kernel/one-at-a-time';
import { type Destination, importedRow, type NewRow } from './new-row';
import { storeRows } from './store-rows';

interface Moved {
  address: string;
  isGuess: boolean;
  to: Destination;
}

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i;

/**
 * Writes down the addresses of an old site. A picture that was copied in one of its sizes answers for the picture itself,
 * too.
 * @returns how many rows are new or lead elsewhere now
 */
export async function saveOldAddresses(context: Context, moved: readonly Moved[]): Promise<number> {
  const { siteUrl } = context.config;
  const rows = moved.flatMap(({ address, isGuess, to }) => [
    ...present(importedRow(address, to, isGuess ? 'guess' : 'import', siteUrl)),
    ...otherSizes(address).flatMap((other) => present(importedRow(other, to, 'guess', siteUrl))),
  ]);
  if (rows.length === 0) return 0;
  return inTransaction(context, async (inner) => {
    await oneAtATime(inner, 'redirects');
    const { added, updated } = await storeRows(inner, rows);
    return added + updated;
  });
}

const present = (row: NewRow | null): NewRow[] => (row ? [row] : []);

function otherSizes(address: string): string[] {
  const [picture, ...others] = candidatesFor(address);
  if (!picture || !PICTURE.test(picture.key)) return [];
  return others.map(({ host, cased }) => (host === '' ? cased : `https://${host}${cased}`));
}
