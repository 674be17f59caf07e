import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { MAX_PASSKEYS } from '@/backend/contract/accounts/limits';
import type { PasskeyRegistration } from '@/backend/contract/accounts/passkeys';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { passkeys } from '@/backend/db/schema/accounts';
import type { CallerAt } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { keyedHash } from '@/backend/kernel/tokens';
import { brandedConfig } from '@/backend/kernel/site-brand';
import { queueLetter } from '@/backend/outbox/mail';
import { notify } from '@/backend/modules/members/commands/messages';
import { checkOwnership } from '@/backend/modules/accounts/commands/passwords/proofs';
import { findById, isTaken } from '@/backend/modules/accounts/queries/users';
import { makeChallenge, PASSKEY_TIMEOUT_MS, spendChallenge } from './challenges';
import { passkeyOf } from './own';
import { relyingParty } from './relying-party';

/** COSE numbers of EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257];

/**
 * The options with which a browser makes a passkey that is stored on the device and asks for a fingerprint, a face or a
 * PIN.
 * @throws ApiError ownershipRequired, credentialsWrong, tooManyRequests (also when the member has `MAX_PASSKEYS`),
 * unavailable
 */
export async function passkeyOptions(
  context: Context,
  caller: CallerAt<'user'>,
  form: CallParsedInput<'passkeyOptions'>,
): Promise<CallOutput<'passkeyOptions'>> {
  const member = caller.member;
  const { id, name } = relyingParty(await brandedConfig(context));
  await countTries(context, [['passkeyMember', member.id]]);
  const proveOwnership = await checkOwnership(context, caller, member, form);
  const account = await findById(context, member.id);
  const memberPasskeys = await context.db.select().from(passkeys).where(eq(passkeys.userId, member.id));
  if (memberPasskeys.length >= MAX_PASSKEYS) throw new ApiError('tooManyRequests');
  const challenge = await inTransaction(context, async (inner) => {
    await proveOwnership(inner);
    return makeChallenge(inner, member.id);
  });
  const userName = account?.email ?? account?.nickname ?? '';
  return {
    rp: { name, id },
    user: { id: handleOf(context, member.id), name: userName, displayName: account?.nickname ?? '' },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: PASSKEY_TIMEOUT_MS,
    excludeCredentials: memberPasskeys.map((passkey) => ({ id: passkey.credentialId, type: 'public-key' })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** The user handle of a member on authenticators: a hash, so that the device does not reveal who it is. */
function handleOf({ config }: Context, userId: number): string {
  return Buffer.from(keyedHash(config.secret, `passkey:${userId}`), 'hex').toString('base64url');
}

/** Stores a passkey and notifies the member. @throws ApiError passkeyRefused, unavailable */
export async function addPasskey(
  context: Context,
  caller: CallerAt<'user'>,
  { credential, name }: CallParsedInput<'addPasskey'>,
): Promise<CallOutput<'addPasskey'>> {
  const member = caller.member;
  const newPasskey = await verify(context, member.id, credential);
  const account = await findById(context, member.id);
  return inTransaction(context, async (inner) => {
    const row = await store(inner, {
      ...newPasskey,
      userId: member.id,
      name: name || newPasskey.credentialId.slice(0, 8),
    });
    await notify(inner, member.id, { kind: 'security', key: 'passkeyAdded', link: '/my/Individual' });
    if (account?.email)
      await queueLetter(inner, account.email, { key: 'passkeyAdded', locale: account.locale });
    return passkeyOf(row);
  });
}

async function verify(context: Context, userId: number, response: PasskeyRegistration) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(context.config);
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(context, challenge, userId),
    expectedOrigin,
    expectedRPID,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!verified?.verified) throw new ApiError('passkeyRefused');
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.response.transports ?? [],
    isSynced: credentialBackedUp,
    createdAt: context.now(),
  };
}

async function store({ db }: Context, values: typeof passkeys.$inferInsert) {
  try {
    const [row] = await db.insert(passkeys).values(values).returning();
    if (!row) throw new Error('no row was made');
    return row;
  } catch (error) {
    throw isTaken(error) ? new ApiError('passkeyRefused') : error;
  }
}
