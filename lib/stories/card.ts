import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { FullEvent } from '@/lib/events/read';
import type { FullStory, Signer } from './story';
import type { Topic } from './read-articles';
import { eventDate, eventWords } from '@/lib/events/words';
import { formatDate } from '@/lib/platform/dates/dates';
import { eventTime } from '@/lib/events/time';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { describe } from '@/lib/publishing/text/description';
import { summaryOf } from '@/lib/publishing/text/summary';
import { absolute, siteName } from '@/lib/platform/config/site';
import type { ShareCard } from '@/lib/publishing/share-picture/card';

const NUMBER_LENGTH = 3;
const SEPARATOR = ' · ';

function blank(locale: Locale, url: string): Omit<ShareCard, 'kind' | 'lang' | 'title'> {
  return {
    locale,
    meta: '',
    text: '',
    figure: '',
    figureNote: '',
    isImportant: false,
    isNight: false,
    seed: null,
    photo: '',
    site: siteName(locale),
    url: absolute(url),
  };
}

/** Only what is stored here: nobody else is asked for a picture. */
function photoOf(pic = ''): string {
  return pic.startsWith('/uploads/') ? pic : '';
}

/** A flash hangs on the line with its time and number; an article has its cover; a picture of its own stands alone. */
export function storyCard(story: FullStory, locale: Locale): ShareCard {
  const { kind, title, lang, releasedAt, author, category, source } = story;
  const isFlash = kind === 'flash';
  const facts = isFlash
    ? [source.name, category?.name]
    : [author?.name, category?.name, formatDate(releasedAt, locale, 'date')];
  return {
    ...blank(locale, href(locale, kind, { id: story.id })),
    kind,
    lang,
    title,
    meta: facts.filter(Boolean).join(SEPARATOR),
    text: isFlash ? summaryOf(story.body) : describe(story.summary, story.body),
    figure: isFlash ? formatDate(releasedAt, locale, 'time') : '',
    figureNote: isFlash
      ? [formatDate(releasedAt, locale, 'number'), String(story.dayNumber).padStart(NUMBER_LENGTH, '0')]
          .filter(Boolean)
          .join('\n')
      : '',
    isImportant: isFlash && story.isImportant,
    isNight: story.region === 'hk',
    seed: isFlash ? null : story.id,
    photo: photoOf(story.pic),
  };
}

/** Date and hours in the event's own zone, place and price. */
export async function eventShareCard(event: FullEvent, locale: Locale): Promise<ShareCard> {
  const { weekday, year, hours, until, zone } = eventTime(event, locale);
  const { place, price } = await eventWords(event, locale);
  return {
    ...blank(locale, href(locale, 'event', { id: event.id })),
    kind: 'event',
    lang: event.lang,
    title: event.title,
    meta: [place, price, event.host.name].filter(Boolean).join(SEPARATOR),
    figure: eventDate(event),
    figureNote: [`${weekday}${SEPARATOR}${year}`, `${until ? `${hours} – ${until}` : hours} ${zone}`].join(
      '\n',
    ),
    isNight: event.region === 'hk',
    seed: event.id,
  };
}

export function authorCard(author: Signer, locale: Locale): ShareCard {
  return {
    ...blank(locale, href(locale, 'author', { id: author.id })),
    kind: 'author',
    lang: author.lang,
    title: author.name,
    text: author.bio,
    seed: author.id,
  };
}

/** A topic or a label, with the number of its items. */
export async function listCard(
  route: 'topic' | 'label',
  list: Pick<Topic, 'id' | 'name' | 'lang' | 'total'> & { intro?: string; pic?: string },
  locale: Locale,
): Promise<ShareCard> {
  const t = await getTranslations({ locale, namespace: 'share' });
  return {
    ...blank(locale, href(locale, route, { id: list.id })),
    kind: 'list',
    lang: list.lang,
    title: list.name,
    text: list.intro ?? '',
    photo: photoOf(list.pic),
    figure: String(list.total),
    figureNote: t('items', { count: list.total }),
  };
}

/** A page of the site itself. */
export function pageCard(
  address: string,
  title: string,
  text: string,
  locale: Locale,
  isNight: boolean,
): ShareCard {
  return { ...blank(locale, address), kind: 'page', lang: locale, title, text, isNight };
}
