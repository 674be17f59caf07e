import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { MAX_IMPORT_ROWS } from '@/backend/contract/newsletters/limits';
import { textArray } from '@/backend/db/arrays';
import { insertRows } from '@/backend/db/insert-rows';
import { subscribers, subscriptionEnds, subscriptions } from '@/backend/db/schema/newsletters';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { newslettersOf } from '@/backend/modules/newsletters/queries/newsletters';
import { addressHash, sealAddress } from '@/backend/modules/newsletters/queries/subscriber-key';
import { writeAudit } from '@/backend/records/audit';
import { type ListedAddress, readList } from './read-list';

type Outcome = CallOutput<'importSubscribers'>;
type Input = CallParsedInput<'importSubscribers'>;

const ROWS_AT_ONCE = 1000;
/** Refused rows that are named; the others are counted. */
const MAX_NAMED = 200;

/**
 * Takes subscribers from a list of another system. They agreed there, so that no letter asks them again; who left here,
 * or cannot be reached, is not taken back by a list.
 * @throws ApiError invalidInput for a file without addresses or with too many rows, and for an unknown newsletter
 */
export async function importSubscribers(context: Context, member: Member, input: Input): Promise<Outcome> {
  const letters = await newslettersOf(context, input.letters, false);
  const list = readList(input.csv, context.now());
  if (list === null) throw new ApiError('invalidInput', { csv: 'notAllowed' });
  if (list.taken.length > MAX_IMPORT_ROWS) throw new ApiError('invalidInput', { csv: 'tooLong' });
  const newsletterIds = letters.map(({ id }) => id);
  const counts = { added: 0, unchanged: 0 };
  const refused = [...list.refused];
  await inTransaction(context, async (inner) => {
    for (let at = 0; at < list.taken.length; at += ROWS_AT_ONCE) {
      const part = await storePart(inner, list.taken.slice(at, at + ROWS_AT_ONCE), newsletterIds, input.lang);
      counts.added += part.added;
      counts.unchanged += part.unchanged;
      refused.push(...part.refused);
    }
    await writeAudit(inner, member, {
      subject: 'newsletter',
      id: '',
      title: 'CSV',
      command: 'import',
      after: { ...counts, refused: refused.length },
    });
  });
  return {
    ...counts,
    refused: refused.sort((a, b) => a.line - b.line).slice(0, MAX_NAMED),
    refused_total: refused.length,
  };
}

async function storePart(
  context: Context,
  listed: readonly ListedAddress[],
  newsletterIds: readonly number[],
  lang: Input['lang'],
) {
  const { db, now } = context;
  const byHash = new Map(listed.map((each) => [addressHash(context, each.address), each]));
  const existing = await db
    .select({ hash: subscribers.addressHash, state: subscribers.state })
    .from(subscribers)
    .where(inArray(subscribers.addressHash, [...byHash.keys()]));
  const refused: Outcome['refused'] = [];
  let unchanged = 0;
  for (const { hash, state } of existing) {
    const line = byHash.get(hash)?.line ?? 0;
    if (state === 'left') refused.push({ line, reason: 'unsubscribed' });
    else if (state === 'bounced' || state === 'complained') refused.push({ line, reason: 'suppressed' });
    else if (state === 'active') unchanged += 1;
    if (state !== 'pending' && state !== 'active') byHash.delete(hash);
  }
  for (const hash of await readEnded(context, [...byHash.keys()], newsletterIds)) {
    refused.push({ line: byHash.get(hash)?.line ?? 0, reason: 'unsubscribed' });
    byHash.delete(hash);
    if (existing.some((each) => each.hash === hash && each.state === 'active')) unchanged -= 1;
  }
  await insertRows(
    db,
    subscribers,
    [...byHash].map(([hash, { address, consentAt }]) => ({
      addressHash: hash,
      address: sealAddress(context, address),
      state: 'active' as const,
      locale: lang,
      isTextOnly: false,
      source: 'import' as const,
      createdAt: now(),
      consentAt,
    })),
    sql`on conflict (address_hash) do update set state = 'active',
      consent_at = coalesce(subscribers.consent_at, excluded.consent_at)`,
  );
  const consents = [...byHash].map(([hash, { consentAt }]) => ({ hash, at: consentAt.toISOString() }));
  for (const id of newsletterIds)
    await db.execute(sql`
      insert into ${subscriptions} (subscriber_id, newsletter_id, requested_at, confirmed_at)
      select s.id, ${id}, v.at::timestamptz, v.at::timestamptz
      from unnest(${textArray(consents.map(({ hash }) => hash))}, ${textArray(consents.map(({ at }) => at))}) as v(hash, at)
      join ${subscribers} s on s.address_hash = v.hash
        and not exists (select from ${subscriptionEnds} e where e.subscriber_id = s.id and e.newsletter_id = ${id})
      on conflict (subscriber_id, newsletter_id) do update
        set confirmed_at = coalesce(subscriptions.confirmed_at, excluded.confirmed_at)`);
  return { added: byHash.size - unchanged, unchanged, refused };
}

/** Which of these addresses chose to get none of the newsletters any more. */
async function readEnded(
  { db }: Context,
  hashes: readonly string[],
  newsletterIds: readonly number[],
): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .select({ hash: subscribers.addressHash })
    .from(subscriptionEnds)
    .innerJoin(subscribers, eq(subscribers.id, subscriptionEnds.subscriberId))
    .where(
      and(
        inArray(subscribers.addressHash, [...hashes]),
        inArray(subscriptionEnds.newsletterId, [...newsletterIds]),
      ),
    )
    .groupBy(subscribers.addressHash)
    .having(sql`count(*) = ${newsletterIds.length}`);
  return rows.map(({ hash }) => hash);
}
