import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { fetchPicture } from './fetch-picture';
import type { Network } from './guarded-network';
import { storeUpload } from './store-picture';

/**
 * Stores a copy of a picture from a pasted page, as an upload of the member. Addresses in the operator's own network are
 * refused.
 * @returns its path under the resource host
 * @throws ApiError invalidInput when it cannot be fetched, or the reason why it is refused as an upload
 */
export async function copyPicture(
  context: Context,
  member: Member,
  url: string,
  network?: Network,
): Promise<string> {
  const bytes = await fetchPicture(url, () => false, network).catch((error: unknown) => {
    context.log.info({ url, error: String(error) }, 'a pasted picture could not be fetched');
    throw new ApiError('invalidInput', { url: 'notRead' });
  });
  return storeUpload(context, member, bytes, 'content', 'import');
}
