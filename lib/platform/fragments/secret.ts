import { randomBytes } from 'node:crypto';

/** A request with this header is for the document in which a fragment is rendered; its value is known to this process only. */
export const FRAGMENT_HEADER = 'x-lx-fragment';

/** One value for the process: the middleware is bundled separately from the server that sends it. */
export function fragmentSecret(): string {
  const holder = globalThis as { lianxunFragmentSecret?: string };
  return (holder.lianxunFragmentSecret ??= randomBytes(18).toString('base64url'));
}
