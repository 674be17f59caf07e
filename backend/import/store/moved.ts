import type { ImportItem } from '@/backend/import/item';
import type { MovedAddress } from './subjects';

/** The old addresses of items, once it is known which stories they are. */
export function movedItems(
  items: readonly ImportItem[],
  ids: ReadonlyMap<string | null, number>,
): MovedAddress[] {
  return items.flatMap(({ sourceKey, oldPlaces }) => {
    const contentId = ids.get(sourceKey);
    if (contentId === undefined || !oldPlaces) return [];
    const moved = (isGuess: boolean) => (address: string) => ({ address, isGuess, to: { contentId } });
    return [...oldPlaces.named.map(moved(false)), ...oldPlaces.guessed.map(moved(true))];
  });
}

/** The old addresses of copied pictures that were on the sites of the items, not on those of others. */
export function movedPictures(
  items: readonly ImportItem[],
  copied: readonly { address: string; path: string }[],
): MovedAddress[] {
  const hosts = new Set(
    items.flatMap(({ oldPlaces }) => (oldPlaces?.named ?? []).flatMap((address) => hostOf(address) ?? [])),
  );
  return copied
    .filter(({ address }) => hosts.has(hostOf(address) ?? ''))
    .map(({ address, path }) => ({ address, isGuess: false, to: { path } }));
}

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : null;
}
