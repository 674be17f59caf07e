import { z } from 'zod';

const text = z.string().nullish().catch(null);
const id = z.union([z.string(), z.number()]).transform(String);
const optionalId = id.nullish().catch(null);
const rows = <T extends z.ZodType>(row: T) => z.array(row).catch([]).default([]);
const moment = z.union([z.string(), z.number()]).nullish().catch(null);

const post = z.object({
  id,
  uuid: text,
  title: text,
  slug: text,
  html: text,
  lexical: text,
  mobiledoc: text,
  markdown: text,
  plaintext: text,
  feature_image: text,
  image: text,
  page: z.union([z.number(), z.boolean()]).nullish().catch(null),
  type: text,
  featured: z.union([z.number(), z.boolean()]).nullish().catch(null),
  status: text,
  locale: text,
  language: text,
  visibility: text,
  author_id: optionalId,
  published_at: moment,
  created_at: moment,
  custom_excerpt: text,
  meta_title: text,
  meta_description: text,
  canonical_url: text,
  codeinjection_head: text,
  codeinjection_foot: text,
});
export type GhostPost = z.infer<typeof post>;

const link = { post_id: id, sort_order: z.number().nullish().catch(null) };

const data = z.object({
  posts: z.array(z.unknown()),
  users: rows(z.object({ id: optionalId, name: text, slug: text, bio: text, profile_image: text })),
  tags: rows(z.object({ id, name: text, slug: text, description: text, feature_image: text })),
  posts_authors: rows(z.object({ ...link, author_id: id })),
  posts_tags: rows(z.object({ ...link, tag_id: id })),
  posts_meta: rows(
    z.object({
      post_id: id,
      meta_title: text,
      meta_description: text,
      feature_image_alt: text,
      feature_image_caption: text,
      og_title: text,
      og_description: text,
      og_image: text,
      twitter_title: text,
      twitter_description: text,
      twitter_image: text,
      email_only: z.union([z.number(), z.boolean()]).nullish().catch(null),
    }),
  ),
  settings: rows(z.object({ key: text, value: z.unknown() })),
});
export type GhostData = z.infer<typeof data>;

/** Ghost 1 to 6 have the data in `db`, older versions at the top, and import files under `data`. */
const wrapped = z.union([
  z.object({ db: z.array(z.object({ data })).min(1) }).transform((file) => file.db[0]?.data),
  z.object({ data: z.object({ data }) }).transform((file) => file.data.data),
  z.object({ meta: z.unknown(), data }).transform((file) => file.data),
]);

/** The data of a Ghost export, or null for other JSON. */
export function ghostData(json: unknown): GhostData | null {
  return wrapped.safeParse(json).data ?? null;
}

export function ghostPost(raw: unknown): GhostPost | null {
  return post.safeParse(raw).data ?? null;
}
