import { z } from 'zod';

export const FORMAT = 1;
export const ABOUT = 'about.json';
export const MANIFEST = 'manifest.json';

/** The first entry of the file: what it is and what is needed to read it. */
export const about = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** The newest migration of the database, as `Migration.when`. */
  schema: z.number(),
  /** In the order they are filled. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** `bucket`: the pictures are in a bucket, and not in this file. */
  pictures: z.enum(['folder', 'bucket']),
  hasSecrets: z.boolean(),
});
export type About = z.infer<typeof about>;

/** The last entry of the file, with the SHA-256 of each entry before it. An incomplete file has none. */
export const manifest = z.object({
  rows: z.record(z.string(), z.number()),
  sequences: z.record(z.string(), z.string()),
  sums: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifest>;
