import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { eq } from 'drizzle-orm';
import { factBytes, fromTokenText, type TicketFacts, toTokenText } from '@/backend/contract/tickets/token';
import { settings } from '@/backend/db/schema/system';
import type { Context } from '@/backend/kernel/context';

const NAME = 'tickets:key';
const pairs = new WeakMap<object, Promise<KeyObject>>();

/** The private key that signs tickets: made once per database, and the same for every backend that uses it. */
function readKey(context: Context): Promise<KeyObject> {
  const cachedKey = pairs.get(context.database);
  if (cachedKey) return cachedKey;
  const read = loadKey(context).catch((error: unknown) => {
    pairs.delete(context.database);
    throw error;
  });
  pairs.set(context.database, read);
  return read;
}

/**
 * The key is encrypted with the installation's secret, so that a backup without secrets cannot sign. A key encrypted with
 * another secret is replaced by a new one.
 */
async function loadKey({ db, config, log }: Context): Promise<KeyObject> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const passphrase = config.secret;
  const value = String(
    privateKey.export({ format: 'pem', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase }),
  );
  await db.insert(settings).values({ key: NAME, value }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.key, NAME));
  const storedKey = openKey(String(row?.value), passphrase);
  if (storedKey) return storedKey;
  log.warn('tickets were signed under another BACKEND_SECRET: their codes are refused from now on');
  await db.update(settings).set({ value }).where(eq(settings.key, NAME));
  return privateKey;
}

function openKey(key: string, passphrase: string): KeyObject | null {
  try {
    return createPrivateKey({ key, passphrase });
  } catch {
    return null;
  }
}

/** The text of a ticket's QR code. */
export async function signTicket(context: Context, facts: TicketFacts): Promise<string> {
  return toTokenText(facts, sign(null, factBytes(facts), await readKey(context)));
}

/** The facts in a scanned code; null for a code without a valid signature. */
export async function readSignedTicket(context: Context, text: string): Promise<TicketFacts | null> {
  const read = fromTokenText(text);
  if (!read) return null;
  const key = createPublicKey(await readKey(context));
  return verify(null, factBytes(read.facts), key, read.signature) ? read.facts : null;
}

/** The raw public key in base64url, with which gates check codes. */
export async function publicTicketKey(context: Context): Promise<string> {
  return createPublicKey(await readKey(context)).export({ format: 'jwk' }).x ?? '';
}
