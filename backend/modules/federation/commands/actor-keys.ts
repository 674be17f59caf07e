import { and, eq } from 'drizzle-orm';
import { federationKeys } from '@/backend/db/schema/federation';
import type { Context } from '@/backend/kernel/context';
import { openSealedText, sealText } from '@/backend/kernel/sealed-text';

const PURPOSE = 'federation key';
const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
} as const;
const ED25519 = { name: 'Ed25519' } as const;

type KeyRow = typeof federationKeys.$inferSelect;
type KeyKind = KeyRow['kind'];

/** The keys of an actor: RSA for requests, Ed25519 for the activities themselves. */
export interface ActorKeys {
  rsa: CryptoKeyPair;
  ed25519: CryptoKeyPair;
}

/**
 * The keys of one of our actors, made when they are first needed. The private ones are stored sealed; those sealed with
 * another secret are replaced, and other servers read the new ones.
 */
export async function readActorKeys(context: Context, actor: string): Promise<ActorKeys> {
  return {
    rsa: await readKeys(context, actor, 'rsa'),
    ed25519: await readKeys(context, actor, 'ed25519'),
  };
}

async function readKeys(context: Context, actor: string, kind: KeyKind): Promise<CryptoKeyPair> {
  const row = await rowOf(context, actor, kind);
  const stored = row && (await openKeys(context, row));
  if (stored) return stored;
  const newKeys = await makeKeys(kind);
  const values = {
    ...{ actor, kind, createdAt: context.now() },
    publicKey: await crypto.subtle.exportKey('jwk', newKeys.publicKey),
    privateKey: sealText(
      context.config.secret,
      PURPOSE,
      JSON.stringify(await crypto.subtle.exportKey('jwk', newKeys.privateKey)),
    ),
  };
  // Another backend may have made them meanwhile: the first ones count.
  if (row)
    await context.db
      .update(federationKeys)
      .set(values)
      .where(and(isOf(actor, kind), eq(federationKeys.privateKey, row.privateKey)));
  else await context.db.insert(federationKeys).values(values).onConflictDoNothing();
  const written = await rowOf(context, actor, kind);
  const counting = written && (await openKeys(context, written));
  if (!counting) throw new Error(`the ${kind} keys of ${actor} cannot be read`);
  return counting;
}

async function makeKeys(kind: KeyKind): Promise<CryptoKeyPair> {
  const pair = await crypto.subtle.generateKey(kind === 'rsa' ? RSA : ED25519, true, ['sign', 'verify']);
  if (!('privateKey' in pair)) throw new Error('not a pair of keys');
  return pair;
}

const isOf = (actor: string, kind: KeyKind) =>
  and(eq(federationKeys.actor, actor), eq(federationKeys.kind, kind));

async function rowOf({ db }: Context, actor: string, kind: KeyKind) {
  const [row] = await db.select().from(federationKeys).where(isOf(actor, kind));
  return row ?? null;
}

/** Null for keys that are sealed with another secret. */
async function openKeys({ config }: Context, row: KeyRow): Promise<CryptoKeyPair | null> {
  const opened = openSealedText(config.secret, PURPOSE, row.privateKey);
  if (opened === null) return null;
  const algorithm = row.kind === 'rsa' ? RSA : ED25519;
  return {
    publicKey: await crypto.subtle.importKey('jwk', row.publicKey, algorithm, true, ['verify']),
    privateKey: await crypto.subtle.importKey('jwk', JSON.parse(opened), algorithm, true, ['sign']),
  };
}
