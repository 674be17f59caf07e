import 'server-only';
import { findCategory, readAuthor, readLabel, readTopic } from '../backend/articles';
import { readEvent } from '../backend/events';
import { readFlashDay, readStory } from '../backend/news';
import { listSeries, readIssue, readNotice, readPartner } from '../backend/site';
import { typeName, withoutHyphens } from '../data/type-name';
import { isDay } from '../dates';
import { href } from '../i18n/address';
import type { Locale } from '../i18n/locales';
import { readingOf } from '../i18n/localize';
import { summaryOf } from '../seo/summary';
import type { ShareCard } from './card';
import { authorCard, eventShareCard, listCard, pageCard, storyCard } from './item-cards';
import { categoryCard, dataCard, dayCard, textCard } from './page-cards';
import { sectionWords } from './section-words';
import type { ShareSubject } from './share-address';

/**
 * The card of something public, as it is now; null when there is no such thing. Nothing in an address is ever drawn.
 * Ends as pages do when an item does not exist, was withdrawn, or the backend is away.
 */
export async function readCard({ kind, id }: ShareSubject, locale: Locale): Promise<ShareCard | null> {
  const reading = readingOf(locale);
  const number = Number(id);
  switch (kind) {
    case 'story':
      return storyCard(await readStory(number, reading), locale);
    case 'event':
      return eventShareCard((await readEvent(number, reading)).event, locale);
    case 'author': {
      const author = await readAuthor(number, reading);
      return author ? authorCard(author, locale) : null;
    }
    case 'topic':
      return listCard('topic', (await readTopic(number, reading)).topic, locale);
    case 'label': {
      const { label, items } = await readLabel(number, reading);
      return listCard('label', { ...label, total: items.total }, locale);
    }
    case 'category':
    case 'newsCategory': {
      const found = await findCategory(number, kind === 'category' ? 'article' : 'flash', reading);
      return found ? categoryCard(kind, found, locale) : null;
    }
    case 'day':
      return isDay(id) ? dayCard(id, (await readFlashDay(id)).total, locale) : null;
    case 'notice': {
      const notice = await readNotice(number, reading);
      return notice ? textCard(kind, number, { ...notice, text: summaryOf(notice.body) }, locale) : null;
    }
    case 'weeklyIssue': {
      const issue = await readIssue(number, reading);
      return issue ? textCard(kind, number, { ...issue, text: issue.summary }, locale) : null;
    }
    case 'partner': {
      const partner = await readPartner(number, reading);
      return partner
        ? textCard(kind, number, { ...partner, title: partner.name, text: partner.description }, locale)
        : null;
    }
    case 'dataType': {
      const series = await listSeries(reading, { type: id });
      if (series.length === 0) return null;
      return dataCard(id, withoutHyphens(await typeName(id, series, locale)), locale);
    }
    case 'page': {
      const words = await sectionWords(id, locale);
      return words && pageCard(href(locale, words.name), words.title, words.text, locale, id === 'hk');
    }
  }
}
