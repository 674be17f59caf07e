import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { components, paths } from './schema.js';

/** The client of a portal: `GET`, `POST` and `PATCH` take a path of the interface and its parameters. */
export type Lianxun = Client<paths>;
/** A refusal: `type` says which, `fields` which parameters it is about. */
export type Problem = components['schemas']['Problem'];

export interface Options extends Omit<ClientOptions, 'baseUrl' | 'headers'> {
  /** The address of the portal, such as `https://news.example`. */
  site: string;
  /** A key of a member, which begins with `lx_`; without one the client can only read. */
  key?: string | undefined;
}

/** Makes a client. Its answers are `{ data, error, response }`, where either `data` or `error` is set. */
export function createLianxun({ site, key, ...options }: Options): Lianxun {
  return createClient<paths>({
    ...options,
    baseUrl: `${site.replace(/\/+$/, '')}/api/v1`,
    headers: key ? { authorization: `Bearer ${key}` } : {},
  });
}

/** A part of a list, as the client answers it. */
type Part<Item> = { data?: { data: Item[]; next: string | null }; error?: unknown };

/**
 * Reads a list to its end.
 * @param read reads the part that begins at a cursor; the first has none
 * @throws what the interface refused
 */
export async function* itemsOf<Item>(
  read: (cursor: string | undefined) => Promise<Part<Item>>,
): AsyncGenerator<Item, void> {
  let cursor: string | undefined;
  do {
    const { data, error } = await read(cursor);
    if (!data) throw error;
    yield* data.data;
    cursor = data.next ?? undefined;
  } while (cursor !== undefined);
}
