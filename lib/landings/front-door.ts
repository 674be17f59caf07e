import 'server-only';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { listArticles } from '@/lib/stories/read-articles';
import type { EventCard } from '@/lib/events/event';
import { listEvents } from '@/lib/events/read';
import { listFlashes } from '@/lib/stories/read';
import type { Flash, Story } from '@/lib/stories/story';

const FLASHES = 8;
const STORIES = 4;
const EVENTS = 4;

export interface FrontDoorContent {
  lead: Story | null;
  stories: Story[];
  flashes: Flash[];
  events: EventCard[];
}

/** The newest articles, flashes and events with a text in the language of the page. */
export async function readFrontDoor(language: ReaderLanguage): Promise<FrontDoorContent> {
  const lang = language.locale;
  const [articles, { flashes }, events] = await Promise.all([
    listArticles(language, { lang }),
    listFlashes(language, { lang, size: FLASHES }),
    listEvents(language, { lang, size: EVENTS, is_cancelled: false }),
  ]);
  const [lead = null, ...rest] = articles.items;
  return { lead, stories: rest.slice(0, STORIES), flashes, events: events.items };
}
