import 'server-only';
import {
  listHotAuthors,
  listHotSearch,
  listNextEvents,
  listOfLabel,
  listRecommended,
  listSideTopics,
} from './read-lists';
import { headlineParts } from '@/lib/platform/language/headline-breaks';
import type { Reading } from '@/lib/platform/language/localize';
import { eventDate, eventWords } from '@/lib/events/words';
import { SIDE_ROWS, type SideItem, type SideList, type SideListName } from './side-item';

const readers = {
  hotSearch: listHotSearch,
  recommend: listRecommended,
  events: listSideEvents,
  label: (reading) => listOfLabel(reading),
  topics: listSideTopics,
  hotAuthors: listHotAuthors,
} satisfies Record<SideListName, (reading: Reading, page: number) => Promise<SideList>>;

/** The rows of one list beside the text; only hot authors have further pages. */
export async function readSideList(name: SideListName, reading: Reading, page = 1): Promise<SideList> {
  const list = await readers[name](reading, page);
  return { ...list, items: list.items.map(withParts) };
}

function withParts(item: SideItem): SideItem {
  const titleParts = headlineParts(item.title, item.lang);
  return titleParts.length > 1 ? { ...item, titleParts } : item;
}

async function listSideEvents(reading: Reading): Promise<SideList> {
  const { events, total } = await listNextEvents(reading, SIDE_ROWS);
  const items = events.map(async (event) => {
    const { place, price } = await eventWords(event, reading.locale);
    const note = [place, price].filter(Boolean).join('  ');
    return {
      id: event.id,
      title: event.title,
      lang: event.lang,
      href: event.href,
      lead: eventDate(event),
      note,
    };
  });
  return { items: await Promise.all(items), total };
}
