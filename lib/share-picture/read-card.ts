import 'server-only';
import { readAuthor, readLabel, readTopic } from '../backend/articles';
import { readEvent } from '../backend/events';
import { readStory } from '../backend/news';
import { href } from '../i18n/address';
import type { Locale } from '../i18n/locales';
import { readingOf } from '../i18n/localize';
import type { ShareCard } from './card';
import { authorCard, eventShareCard, listCard, pageCard, storyCard } from './item-cards';
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
    case 'page': {
      const words = await sectionWords(id, locale);
      return words && pageCard(href(locale, words.name), words.title, words.text, locale, id === 'hk');
    }
  }
}
