import 'server-only';
import { cookies } from 'next/headers';
import { KEY_COOKIE, keyFor } from './key-cookie';
import { storedName } from './stored-name';

/** The key that this browser stores for a page whose address has none; null without one. */
export async function keyInCookie(link: string): Promise<string | null> {
  const store = await cookies();
  return keyFor(link, store.get(storedName(KEY_COOKIE))?.value);
}
