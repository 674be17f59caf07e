import type { Brand } from '@/backend/contract/brand/brand';
import type { ImportedEvent, ImportedEventsOutcome } from '@/backend/contract/events/imported-event';
import { HEADERS } from '@/backend/contract/headers';
import { FIRST_REGIONS } from '@/backend/contract/regions/first-regions';
import type { Config } from '@/backend/kernel/config';
import type { AddressesOutcome, OldAddresses } from '@/backend/import/store/import-addresses';
import type { ImportOutcome } from '@/backend/import/store/store-items';
import type { PictureCopier } from '@/backend/import/store/pictures';
import type { ImportItem } from './item';

const TIMEOUT_MS = 10 * 60_000;

type Pictures = { isOffline: boolean; allowPrivate: boolean };
type Failures = { failures: PictureCopier['failures'] };

/**
 * Sends a batch of items to the running backend.
 * @throws Error when the backend refuses it
 */
export function deliverItems(
  config: Config,
  items: ImportItem[],
  pictures: Pictures,
): Promise<ImportOutcome & Failures> {
  return deliver<ImportOutcome & Failures>(config, '/internal/import', { items, pictures });
}

/** Sends the addresses of an old site. @throws Error when the backend refuses them */
export function deliverAddresses(config: Config, addresses: OldAddresses): Promise<AddressesOutcome> {
  return deliver<AddressesOutcome>(config, '/internal/import-addresses', addresses);
}

/** Sends a batch of events to the running backend. @throws Error when the backend refuses it */
export function deliverEvents(
  config: Config,
  events: ImportedEvent[],
  pictures: Pictures,
): Promise<ImportedEventsOutcome & Failures> {
  return deliver<ImportedEventsOutcome & Failures>(config, '/internal/import-events', { events, pictures });
}

/** The keys of the editions of the newsroom of the running backend. @throws Error when the backend refuses to say */
export async function readRegionKeys(config: Config): Promise<string[]> {
  const { brand } = await deliver<{ brand: Pick<Brand, 'regions'> }>(config, '/internal/site-brand', {});
  return [...FIRST_REGIONS, ...brand.regions.map(({ key }) => key)];
}

async function deliver<Outcome>(config: Config, path: string, body: object): Promise<Outcome> {
  const answer = await fetch(`http://127.0.0.1:${config.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [HEADERS.secret]: config.secret },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { code, message, data } = (await answer.json()) as { code: number; message: string; data: Outcome };
  if (code !== 200)
    throw new Error(`the backend answered ${code}: ${message}. Is it another installation's?`);
  return data;
}
