import { ApiError } from '@/backend/kernel/errors';
import { INTERNET, isPrivateHost, type Network } from './guarded-network';

/**
 * Refuses an address inside the operator's own network where it is entered; when it is used, it is checked again. A
 * host name that cannot be resolved is accepted, because its owner may set it up later.
 * @param mayBePrivate whether the operator allows such addresses
 * @param field the field the refusal names
 * @throws ApiError invalidInput
 */
export async function refusePrivateAddress(
  url: string,
  mayBePrivate: boolean,
  field = 'url',
  network: Network = INTERNET,
): Promise<void> {
  if (mayBePrivate) return;
  if (await isPrivateHost(new URL(url).hostname, network))
    throw new ApiError('invalidInput', { [field]: 'privateAddress' });
}
