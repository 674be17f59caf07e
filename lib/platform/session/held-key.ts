import 'server-only';
import { cookies } from 'next/headers';
import { KEY_COOKIE, keyFor } from './key-cookie';
import { storedName } from './stored-name';

/** The key this browser holds of a page without one in its address; null for none. */
export async function heldKey(link: string): Promise<string | null> {
  const store = await cookies();
  return keyFor(link, store.get(storedName(KEY_COOKIE))?.value);
}
