import 'server-only';
import {
  listDexHot,
  listHotAuthors,
  listHotSearch,
  listNewest,
  listNextEvents,
  listOfLabel,
  listPopularColumns,
  listRecommended,
  listSideTopics,
} from './read-lists';
import { otherYear } from '@/lib/platform/dates/dates';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { eventDate, eventWords } from '@/lib/events/words';
import { withParts } from './with-parts';
import { SIDE_ROWS, type SideList, type SideListName } from './side-item';

const readers = {
  hotSearch: listHotSearch,
  recommend: listRecommended,
  events: listSideEvents,
  label: (language) => listOfLabel(language),
  newest: listNewest,
  topics: listSideTopics,
  hotAuthors: listHotAuthors,
  dexHot: listDexHot,
  popularColumns: listPopularColumns,
} satisfies Record<SideListName, (language: ReaderLanguage, page: number) => Promise<SideList>>;

/** The rows of one list beside the text; only the list of most read authors has further pages. */
export async function readSideList(
  name: SideListName,
  language: ReaderLanguage,
  page = 1,
): Promise<SideList> {
  const list = await readers[name](language, page);
  return { ...list, items: list.items.map(withParts) };
}

async function listSideEvents(language: ReaderLanguage): Promise<SideList> {
  const { events, total } = await listNextEvents(language, SIDE_ROWS);
  const items = events.map(async (event) => {
    const { running, place, price } = await eventWords(event, language.locale);
    const note = [running, place, price].filter(Boolean).join('  ');
    return {
      id: event.id,
      title: event.title,
      lang: event.lang,
      href: event.href,
      lead: eventDate(event, language.locale),
      leadYear: otherYear(event.startsAt),
      note,
    };
  });
  return { items: await Promise.all(items), total };
}
