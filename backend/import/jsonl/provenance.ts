import { z } from 'zod';
import type { OldPlaces } from '@/backend/import/old-places';
import { statusOf } from '@/backend/import/markdown/document-state';
import { webAddress } from '@/backend/import/text/web-address';

/** Where a record was taken from: a repository path, or an address. */
export const provenanceSchema = z
  .union([
    z.string().transform((source) => ({
      url: webAddress(source, null),
      name: webAddress(source, null) ? null : source,
    })),
    z
      .object({
        repo: z.string().nullish(),
        path: z.string().nullish(),
        commit: z.string().nullish(),
        url: z.string().nullish(),
        name: z.string().nullish(),
      })
      .transform((source) => {
        const repo = /^[\w.-]+\/[\w.-]+/.exec(source.repo ?? '')?.[0] ?? null;
        const file =
          repo && source.path && source.commit ? `${repo}/blob/${source.commit}/${source.path}` : null;
        return {
          url:
            webAddress(source.url, null) ??
            (file ? webAddress(encodeURI(file), 'https://github.com/') : null),
          name: source.name ?? repo,
        };
      }),
  ])
  .nullish()
  .transform((source) => source ?? { url: null, name: null });

/** A state that is neither public nor withdrawn is one of editors: what has it must not be published. */
export const statusSchema = z
  .string()
  .nullish()
  .catch('unknown')
  .transform((status) => statusOf(status ?? ''));

/** Addresses a record had elsewhere: full ones, or paths. */
export const oldAddresses = z.array(z.string().max(2000)).max(100).nullish();

export function placesOf(record: { old_addresses?: string[] | null }): { oldPlaces?: OldPlaces } {
  const named = record.old_addresses ?? [];
  return named.length === 0 ? {} : { oldPlaces: { named, guessed: [], isFromSite: false } };
}
