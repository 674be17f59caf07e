import { createHash, subtle } from 'node:crypto';

import type { Context } from '@/backend/kernel/context';
import { canonicalJson } from '@/backend/modules/federation/queries/canonical-json';
import { actorUrl } from '@/backend/modules/federation/queries/site-addresses';
import { type ActivityObject, toInstant } from '@/backend/modules/federation/queries/write-object';
import { readActorKeys } from './actor-keys';

/** The vocabularies of our activities. */
const VOCABULARY = [
  'https://www.w3.org/ns/activitystreams',
  'https://w3id.org/security/data-integrity/v1',
  { Hashtag: 'as:Hashtag' },
];

/** An object with the vocabularies that say what its words mean. */
export const withContext = (object: ActivityObject): ActivityObject => ({
  '@context': VOCABULARY,
  ...object,
});

/** The number of the Ed25519 key in an actor's document, whose first key is RSA. */
const MULTIKEY = '#multikey-2';

/**
 * The document of an activity with a proof of its actor (FEP-8b32, cryptosuite eddsa-jcs-2022), by which servers that
 * get it from others know that it is whole.
 */
export async function signActivity(
  context: Context,
  actor: string,
  activity: ActivityObject,
): Promise<ActivityObject> {
  const document = withContext(activity);
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    verificationMethod: actorUrl(context.config, actor) + MULTIKEY,
    proofPurpose: 'assertionMethod',
    created: toInstant(context.now()),
  };
  const signed = Buffer.concat([hash({ '@context': VOCABULARY, ...options }), hash(document)]);
  const { ed25519 } = await readActorKeys(context, actor);
  const signature = new Uint8Array(await subtle.sign('Ed25519', ed25519.privateKey, signed));
  return { ...document, proof: { ...options, proofValue: `z${toBase58(signature)}` } };
}

const hash = (document: ActivityObject): Buffer =>
  createHash('sha256').update(canonicalJson(document)).digest();

const DIGITS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** The alphabet of Bitcoin, in which multibase writes signatures. */
function toBase58(bytes: Uint8Array): string {
  const base = BigInt(DIGITS.length);
  let rest = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let written = '';
  for (; rest > 0n; rest /= base) written = (DIGITS[Number(rest % base)] ?? '') + written;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + written;
}
