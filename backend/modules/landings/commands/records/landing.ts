import { and, arrayOverlaps, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { landingRecord, type LandingDocument } from '@/backend/contract/landings/landing';
import { cleanLanguages } from '@/backend/kernel/text/clean-html';
import { reason } from '@/backend/contract/form-text';
import { tags } from '@/backend/contract/tags';
import { landings } from '@/backend/db/schema/landings';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { fromWireTime } from '@/backend/kernel/text/time';
import { defineRecordKind } from '@/backend/records/kind';

/** Landing pages with their sub-pages. */
export const landingKind = defineRecordKind({
  kind: 'landing',
  changedBy: 'editor',
  schema: landingRecord,
  listed: sql`select id, title, slug as note, -extract(epoch from coalesce((document->>'starts')::timestamp, to_timestamp(0))) as rank,
    nullif(document->>'status', 'published') as state from landings`,
  async read({ db }, id) {
    const [row] = await db.select().from(landings).where(eq(landings.id, id));
    return row?.document ?? null;
  },
  write: (context, id, document) => writeLanding(context, id, document),
  cleaned,
  async remove({ db }, id) {
    await db.delete(landings).where(eq(landings.id, id));
    return {};
  },
  tags: () => Promise.resolve([tags.landings]),
  schedules: ['release_time'],
  moments: ({ release_time, starts, ends }) => [release_time, starts, ends],
});

/**
 * Stores a landing; its HTML is cleaned.
 * @returns its id
 * @throws ApiError invalidInput when another landing page has one of its addresses
 */
export async function writeLanding(
  context: Context,
  id: number | null,
  rawDocument: LandingDocument,
): Promise<number> {
  const { db, now } = context;
  const document = await cleaned(rawDocument);
  const pageSlugs = document.pages.map(({ slug }) => slug);
  const slugs = [document.slug, ...pageSlugs];
  const [other] = await db
    .select({ id: landings.id })
    .from(landings)
    .where(
      and(
        ne(landings.id, id ?? 0),
        or(inArray(landings.slug, slugs), arrayOverlaps(landings.pageSlugs, slugs)),
      ),
    );
  if (other || new Set(slugs).size < slugs.length)
    throw new ApiError('invalidInput', { 'document.slug': reason('taken') });
  const values = {
    slug: document.slug,
    title: document.title,
    status: document.status,
    releaseTime: document.release_time === null ? null : fromWireTime(document.release_time),
    document,
    pageSlugs,
    updatedTime: now(),
  };
  const [row] = await db
    .insert(landings)
    .values({ ...(id !== null && { id }), ...values })
    .onConflictDoUpdate({ target: landings.id, set: values })
    .returning({ id: landings.id });
  return row?.id ?? 0;
}

async function cleaned(document: LandingDocument): Promise<LandingDocument> {
  const sections = document.sections.map(async (section) =>
    section.type === 'text' ? { ...section, body: await cleanLanguages(section.body) } : section,
  );
  return { ...document, sections: await Promise.all(sections) };
}
