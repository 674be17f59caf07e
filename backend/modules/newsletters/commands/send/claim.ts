import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import { newsletterDeliveries, subscribers, subscriptions } from '@/backend/db/schema/newsletters';
import { boolean, instant, integer, language, nullable, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';

/** A letter that was handed over longer ago has no answer any more: the deadline of one is shorter. */
const UNCERTAIN_AFTER_MS = 40_000;

export interface Claimed {
  id: number;
  tries: number;
  subscriberId: number;
  /** Sealed. */
  address: string;
  locale: Locale;
  isTextOnly: boolean;
  consentAt: Date;
}

/** Letters of which nobody knows what became, because the process died, are noted as uncertain. */
export async function markUncertain({ db, now }: Context, issueId: number): Promise<void> {
  await db
    .update(newsletterDeliveries)
    .set({ state: 'uncertain', endedAt: now() })
    .where(
      and(
        eq(newsletterDeliveries.issueId, issueId),
        eq(newsletterDeliveries.state, 'sending'),
        lt(newsletterDeliveries.begunAt, new Date(now().getTime() - UNCERTAIN_AFTER_MS)),
      ),
    );
}

/**
 * Takes letters of an issue that is being sent and notes, before they are handed over, that they are. Those whose
 * subscriber has left since are skipped.
 * @returns the letters to hand over, and how many were taken
 */
export async function claimLetters(
  { db, now }: Context,
  issueId: number,
  max: number,
): Promise<{ letters: Claimed[]; taken: number }> {
  const moment = now().toISOString();
  const rows = await readRows(
    db,
    sql`
    with taken as (
      update ${newsletterDeliveries} set state = 'sending', begun_at = ${moment}::timestamptz, tries = tries + 1
      where id in (
        select d.id from newsletter_deliveries d
        where d.issue_id = ${issueId} and d.state = 'pending' and (d.due_at is null or d.due_at <= ${moment}::timestamptz)
          and exists (select from newsletter_issues i where i.id = d.issue_id and i.state = 'sending')
        order by d.id limit ${max}::int for update skip locked)
      returning id, tries, subscriber_id
    )
    select t.id, t.tries, s.id as subscriber_id, s.address, s.locale, s.is_text_only,
      coalesce(s.consent_at, s.created_at) as consent_at
    from taken t
    left join ${subscribers} s on s.id = t.subscriber_id and s.state = 'active' and exists (
      select from ${subscriptions} n join newsletter_issues i on i.newsletter_id = n.newsletter_id
      where i.id = ${issueId} and n.subscriber_id = s.id and n.confirmed_at is not null)
    order by t.id`,
    {
      id: integer,
      tries: integer,
      subscriber_id: nullable(integer),
      address: nullable(text),
      locale: nullable(language),
      is_text_only: nullable(boolean),
      consent_at: nullable(instant),
    },
  );
  const letters: Claimed[] = [];
  const skipped: number[] = [];
  for (const row of rows) {
    const { id, tries, subscriber_id, address, locale, is_text_only, consent_at } = row;
    if (subscriber_id === null || address === null || locale === null || consent_at === null)
      skipped.push(id);
    else
      letters.push({
        ...{ id, tries, address, locale },
        subscriberId: subscriber_id,
        isTextOnly: is_text_only === true,
        consentAt: consent_at,
      });
  }
  if (skipped.length > 0)
    await db
      .update(newsletterDeliveries)
      .set({ state: 'skipped', endedAt: now() })
      .where(inArray(newsletterDeliveries.id, skipped));
  return { letters, taken: rows.length };
}
