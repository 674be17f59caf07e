import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import type { RedisLink } from '@/backend/contract/process/redis';
import type { Entry } from './entry';
import { PUT, GET } from './shared-scripts';

/** A cache entry that any portal can use, with the number of the last backend change it contains. */
export interface SharedEntry {
  value: unknown;
  /** Milliseconds since 1970, by this portal's clock. */
  startedAt: number;
  change: number;
  tags: string[];
  cacheControl: unknown;
}

/** The stored form of an entry, which is compressed. */
interface Stored {
  value: unknown;
  tags: string[];
  cacheControl: unknown;
  /** In milliseconds: its age when it was stored, and how long it was still valid then. */
  age: number;
  ttl: number;
}

interface Options {
  /** The maximum number of bytes of the entries of all portals together. */
  bytes: number;
  /** The key that signs entries, so that nobody else who can write to Redis can insert a page. */
  secret: string;
  /** What entries depend on besides their tags: the build and the settings. */
  key: string;
}

const PREFIX = 'lianxun:page:';
const MAX_MS = 86_400_000;
const CHANGE_DIGITS = 16;
const SIGNATURE_BYTES = 32;
/** The fastest compression level; it makes pages five times smaller. */
const LEVEL = 1;

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** The entries of the page cache that all portals of one site share, in Redis. Any failure counts as an empty cache. */
export class SharedEntries {
  private sequence: string | null = null;

  constructor(
    readonly redis: RedisLink,
    private readonly options: Options,
  ) {}

  /** @param notify is called when Redis is connected, and when it is not, with the reason */
  connect(notify: RedisLink['notify']): Promise<void> {
    this.redis.notify = notify;
    return this.redis.start();
  }

  /**
   * Entries are shared among portals that read the same sequence of changes.
   * @param sequence its name; null for none
   */
  follow(sequence: string | null): void {
    this.sequence = sequence;
  }

  /** @returns null when there is no entry, or when no portal of this site has stored it */
  async get(key: string): Promise<SharedEntry | null> {
    const name = this.nameOf(key);
    const answer = name === null ? null : await this.redis.send(['EVAL', GET, '1', name]);
    const [bytes, left]: unknown[] = Array.isArray(answer) ? answer : [];
    if (name === null || !Buffer.isBuffer(bytes) || typeof left !== 'number') return null;
    const [change, signature, body] = cut(bytes);
    const expectedSignature = this.sign(name, change, body);
    if (signature.length !== expectedSignature.length || !timingSafeEqual(signature, expectedSignature))
      return null;
    const stored = deserialize(await expand(body)) as Stored;
    const { value, tags, cacheControl, age, ttl } = stored;
    // Its age is measured by the clock of Redis, since the clocks of two portals may differ.
    const bornAt = Date.now() - age - Math.max(0, ttl - left);
    return { value, tags, cacheControl, startedAt: bornAt, change: Number(change) };
  }

  /** Stores an entry, unless there is one already that contains later changes. Never rejects. */
  async put(key: string, { value, tags, cacheControl, bornAt }: Entry, change: number): Promise<void> {
    const name = this.nameOf(key);
    const age = Math.max(0, Date.now() - bornAt);
    const ttl = Math.round(Math.min(lifetimeOf(value, cacheControl) - age, MAX_MS));
    if (name === null || ttl <= 0 || !this.redis.isConnected) return;
    // Serialised at once, because the value is also sent as an answer and may change meanwhile.
    const plain = serialize({ value, tags, cacheControl, age, ttl } satisfies Stored);
    const body = await compress(plain, { level: LEVEL });
    const digits = String(change).padStart(CHANGE_DIGITS, '0');
    const bytes = Buffer.concat([Buffer.from(digits), this.sign(name, digits, body), body]);
    const keys = [name, `${PREFIX}order`, `${PREFIX}sizes`];
    await this.redis.send([
      'EVAL',
      PUT,
      '3',
      ...keys,
      bytes,
      String(ttl),
      digits,
      String(this.options.bytes),
    ]);
  }

  private nameOf(key: string): string | null {
    if (this.sequence === null) return null;
    const hash = createHash('sha256').update(JSON.stringify([this.options.key, this.sequence, key]));
    return PREFIX + hash.digest('hex').slice(0, 40);
  }

  private sign(name: string, change: string, body: Buffer): Buffer {
    return createHmac('sha256', `shared pages ${this.options.secret}`)
      .update(`${name} ${change} `)
      .update(body)
      .digest();
  }
}

function cut(bytes: Buffer): [change: string, signature: Buffer, body: Buffer] {
  const signed = CHANGE_DIGITS + SIGNATURE_BYTES;
  return [
    bytes.toString('latin1', 0, CHANGE_DIGITS),
    bytes.subarray(CHANGE_DIGITS, signed),
    bytes.subarray(signed),
  ];
}

/** How many milliseconds it is valid if nothing changes. */
export function lifetimeOf(value: unknown, cacheControl: unknown): number {
  const seconds: unknown = Object(cacheControl).revalidate ?? Object(value).revalidate;
  return typeof seconds === 'number' ? 1000 * seconds : Infinity;
}
