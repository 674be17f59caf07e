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

/** The newest articles, flashes and events written in the language of the page. */
export async function readFrontDoor(language: ReaderLanguage): Promise<FrontDoorContent> {
  const [articles, { flashes }, events] = await Promise.all([
    listArticles(language, {}),
    listFlashes(language),
    listEvents(language),
  ]);
  const isReadable = ({ lang }: { lang: string }) => lang === language.locale;
  const [lead = null, ...rest] = articles.items.filter(isReadable);
  return {
    lead,
    stories: rest.slice(0, STORIES),
    flashes: flashes.filter(isReadable).slice(0, FLASHES),
    events: events.items
      .filter(({ state }) => state !== 'cancelled')
      .filter(isReadable)
      .slice(0, EVENTS),
  };
}
