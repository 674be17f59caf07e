import { eq } from 'drizzle-orm';
import { RESULT_CODES } from '@/backend/contract/landings/quiz';
import { landingRecord } from '@/backend/contract/landings/landing';
import { events, eventTexts } from '@/backend/db/schema/events';
import { contentTexts } from '@/backend/db/schema/stories';
import { landings as landingPages, quizResults } from '@/backend/db/schema/landings';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';
import { writeLanding } from '@/backend/modules/landings/commands/records/landing';
import { FORUM_TITLE } from './sample/events-forum';
import { comingLanding, landings } from './sample/landings';
import { withArticleIds } from './sample/landings/write';

/**
 * Seeds sample landing pages, if there are none; the upcoming one gets the days of the event whose tickets it sells.
 */
export async function seedSampleLandings(context: Context): Promise<void> {
  const [event] = await context.db
    .select({ id: events.id, startTime: events.startTime, endTime: events.endTime })
    .from(events)
    .innerJoin(eventTexts, eq(eventTexts.eventId, events.id))
    .where(eq(eventTexts.title, FORUM_TITLE.zh));
  const coming = event && {
    ...comingLanding,
    event_id: event.id,
    starts: toWireTime(event.startTime),
    ends: toWireTime(event.endTime),
  };
  if ((await context.db.$count(landingPages)) > 0) return;
  const ids = await articleIds(context);
  for (const landing of [...landings, ...(coming ? [coming] : [])])
    await writeLanding(context, null, landingRecord.parse(withArticleIds(landing, ids)));
  await seedTakers(context);
}

/** The ids of the sample articles by their Chinese title. */
async function articleIds({ db }: Context): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: contentTexts.contentId, title: contentTexts.title })
    .from(contentTexts)
    .where(eq(contentTexts.lang, 'zh-Hans'));
  return new Map(rows.map(({ id, title }) => [title, id]));
}

const MIN_TAKERS = 61;
const STEP = 7;

/** Sample results of the quiz. */
async function seedTakers({ db }: Context): Promise<void> {
  await db.insert(quizResults).values(
    RESULT_CODES.map((code, at) => {
      const takers = MIN_TAKERS + ((at * STEP) % RESULT_CODES.length) * STEP;
      const sums = [...code].map((letter) => takers * ('SLNB'.includes(letter) ? 68 : 33));
      return { code, takers, sums };
    }),
  );
}
