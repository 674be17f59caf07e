import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { PasskeyAssertion } from '@/backend/contract/accounts/passkeys';
import type { SignedIn } from '@/backend/contract/accounts/user';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { passkeys } from '@/backend/db/schema/accounts';
import type { Caller } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { byNetwork, countTries } from '@/backend/kernel/limits';
import { signedIn } from '@/backend/modules/accounts/commands/sign-in';
import { findById } from '@/backend/modules/accounts/queries/users';
import { makeChallenge, PASSKEY_TIMEOUT_MS, spendChallenge } from './challenges';
import { relyingParty } from './relying-party';

/** The options with which a browser uses any passkey it has. @throws ApiError tooManyRequests, unavailable */
export async function passkeyLoginOptions(
  context: Context,
  caller: Caller,
): Promise<CallOutput<'passkeyLoginOptions'>> {
  const { id: rpId } = relyingParty(context.config);
  await countTries(context, byNetwork('passkeyNetwork', caller.address));
  const challenge = await makeChallenge(context, null);
  return { rpId, challenge, timeout: PASSKEY_TIMEOUT_MS, userVerification: 'required' };
}

/**
 * Signs in with a passkey. Tries are counted by network, not by account: a signature cannot be guessed, and failed tries
 * must not lock the owner out.
 * @throws ApiError passkeyRefused, accountClosed, tooManyRequests, unavailable
 */
export async function passkeyLogin(
  context: Context,
  caller: Caller,
  { credential }: CallParsedInput<'passkeyLogin'>,
): Promise<SignedIn> {
  await countTries(context, byNetwork('passkeyNetwork', caller.address));
  const [row] = await context.db.select().from(passkeys).where(eq(passkeys.credentialId, credential.id));
  const used = row && (await verify(context, row, credential));
  const account = used ? await findById(context, row.userId) : null;
  if (!used || !account) throw new ApiError('passkeyRefused');
  await context.db
    .update(passkeys)
    .set({ counter: used.newCounter, isSynced: used.credentialBackedUp, lastUsedAt: context.now() })
    .where(eq(passkeys.id, row.id));
  return signedIn(context, caller, account, 'passkey');
}

/** @returns null when the signature is wrong, or for another site, another challenge or a used one */
async function verify(context: Context, row: typeof passkeys.$inferSelect, response: PasskeyAssertion) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(context.config);
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(context, challenge, null),
    expectedOrigin,
    expectedRPID,
    credential: {
      id: row.credentialId,
      publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
      counter: row.counter,
      transports: row.transports,
    },
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo : null;
}
