import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { LOCALES } from '@/backend/contract/locale';
import { newsletterIssues, newsletters } from '@/backend/db/schema/newsletters';
import { pageUrl } from '@/backend/kernel/page-url';
import type { ReadFacts } from './read-facts';
import { byLanguage } from './by-language';

/** Issues of newsletters that were sent and have their page. */
export const readLetters: ReadFacts = async ({ db, config }, ids) => {
  const rows = await db
    .select({ issue: newsletterIssues, key: newsletters.key, name: newsletters.name })
    .from(newsletterIssues)
    .innerJoin(newsletters, eq(newsletters.id, newsletterIssues.newsletterId))
    .where(and(inArray(newsletterIssues.id, [...ids]), isNotNull(newsletterIssues.written)));
  return new Map(
    rows.map(({ issue, key, name }) => {
      const titles = LOCALES.flatMap((lang) => {
        const subject = issue.document.subject[lang];
        return subject ? [{ lang, subject }] : [];
      });
      const letter = {
        id: issue.id,
        number: issue.number,
        letter: key,
        name,
        sent_time: issue.startedAt?.toISOString() ?? null,
        title: byLanguage(titles, ({ subject }) => subject),
        url: byLanguage(titles, ({ lang }) => pageUrl(config, lang, `/letters/${issue.id}`)),
      };
      return [issue.id, { letter }];
    }),
  );
};
