import 'server-only';
import { findCategory } from '@/lib/stories/read-articles';
import { readEvent } from '@/lib/events/read';
import { readFlashDay, readStory } from '@/lib/stories/read';
import { readTool } from '@/lib/directory/atlas/read';
import { readNotice, readPartner } from '@/lib/directory/read';
import { typeName, withoutHyphens } from '@/lib/data/type-name';
import { isDay } from '@/lib/platform/dates/dates';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { readerLanguage } from '@/lib/platform/language/localize';
import { summaryOf } from '@/lib/publishing/text/summary';
import type { ShareCard } from '@/lib/publishing/share-picture/card';
import { storyCard } from '@/lib/stories/card';
import { ledgerCard } from '@/lib/stories/day-ledger';
import { categoryCard, dayCard } from '@/lib/stories/page-cards';
import { sectionWords } from '@/lib/publishing/share-picture/section-words';
import type { ShareSubject } from '@/lib/publishing/share-picture/share-address';
import { readAuthor } from '@/lib/people/read';
import { readLabel, readTopic } from '@/lib/topics/read';
import { listSeries, readSeries } from '@/lib/data/read';
import { readLetter } from '@/lib/newsletters/read';
import { readIssue } from '@/lib/stories/read-weekly';
import { eventShareCard } from '@/lib/events/card';
import { authorCard } from '@/lib/people/card';
import { regionCard } from '@/lib/regions/metadata';
import { readAddedRegionView } from '@/lib/regions/region-view';
import { regionLook } from '@/lib/platform/config/regions';
import { pageCard } from '@/lib/publishing/share-picture/page-card';
import { landingCard } from '@/lib/landings/card';
import { quizCard } from '@/lib/landings/quiz/card';
import { readLanding } from '@/lib/landings/read';
import { CARD_DAYS, dataCard, seriesCard } from '@/lib/data/card';
import { textCard } from '@/lib/publishing/share-picture/text-card';
import { listCard } from '@/lib/topics/card';

/**
 * The current share card of a public subject; null when it does not exist. Text from the address is never drawn.
 * Throws the errors of pages when an item does not exist, was withdrawn, or the backend is not available.
 */
export async function readCard({ kind, id }: ShareSubject, locale: Locale): Promise<ShareCard | null> {
  const language = readerLanguage(locale);
  const number = Number(id);
  switch (kind) {
    case 'story':
      return storyCard(await readStory(number, language), locale);
    case 'event':
      return eventShareCard((await readEvent(number, language)).event, locale);
    case 'author': {
      const author = await readAuthor(number, language);
      return author ? authorCard(author, locale) : null;
    }
    case 'topic':
      return listCard('topic', (await readTopic(number, language)).topic, locale);
    case 'label': {
      const { label, stories } = await readLabel(number, language);
      return listCard('label', { ...label, total: stories.total }, locale);
    }
    case 'category':
    case 'newsCategory': {
      const category = await findCategory(number, kind === 'category' ? 'article' : 'flash', language);
      return category ? categoryCard(kind, category, locale) : null;
    }
    case 'day':
      return isDay(id) ? dayCard(id, (await readFlashDay(id)).total, locale) : null;
    case 'ledger':
      return isDay(id) ? ledgerCard(id, language) : null;
    case 'notice': {
      const notice = await readNotice(number, language);
      return notice ? textCard(kind, number, { ...notice, text: summaryOf(notice.body) }, locale) : null;
    }
    case 'weeklyIssue': {
      const issue = await readIssue(number, language);
      return issue ? textCard(kind, number, { ...issue, text: issue.summary }, locale) : null;
    }
    case 'letter': {
      const letter = await readLetter(number, language);
      return textCard(kind, number, letter, locale);
    }
    case 'partner': {
      const partner = await readPartner(number, language);
      return partner
        ? textCard(kind, number, { ...partner, title: partner.name, text: partner.description }, locale)
        : null;
    }
    case 'tool': {
      const tool = await readTool(number, language);
      return textCard(kind, number, { ...tool, title: tool.name, text: tool.description }, locale);
    }
    case 'dataType': {
      const series = await listSeries(language, { type: id, days: CARD_DAYS });
      if (series.length === 0) return null;
      return dataCard(id, withoutHyphens(await typeName(id, series, locale)), series, locale);
    }
    case 'series': {
      const series = await readSeries(id, language, { days: CARD_DAYS, by: 'day' });
      return series && seriesCard(series, locale);
    }
    case 'landing':
      return landingCard(await readLanding(id, language), locale);
    case 'quizResult':
      return quizCard(id, language);
    case 'region': {
      const region = await readAddedRegionView(id, locale);
      return region && regionCard(region, locale);
    }
    case 'page': {
      const words = await sectionWords(id, locale);
      return (
        words &&
        pageCard(href(locale, words.name), words.title, words.text, locale, regionLook(id) === 'dark')
      );
    }
  }
}
