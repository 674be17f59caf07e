import 'server-only';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { listArticles } from '@/lib/stories/read-articles';
import type { EventCard } from '@/lib/events/event';
import { listEvents } from '@/lib/events/read';
import { listFlashes, readFlashDay } from '@/lib/stories/read';
import type { Flash, Story } from '@/lib/stories/story';
import type { Ref } from '@/lib/platform/routing/ref';
import type { Signer } from '@/lib/stories/signer';

const FLASHES = 12;
const ARTICLES = 20;
const SHOWN_ARTICLES = 6;
const TOPICS = 3;
const AUTHORS = 4;
const EVENTS = 5;

export interface RegionEdition {
  lead: Story | null;
  articles: Story[];
  flashes: Flash[];
  /** The flashes of the day so far, in the time zone of the region. */
  today: number;
  events: EventCard[];
  /** Labels of the newest stories, most frequent first. */
  topics: Ref[];
  authors: { author: Signer; count: number }[];
}

/** All content of one region: stories and flashes newest first, events by time. */
export async function readRegion(region: string, language: ReaderLanguage): Promise<RegionEdition> {
  const [articles, { flashes }, day, events] = await Promise.all([
    listArticles(language, { region }, { page: 1, size: ARTICLES }),
    listFlashes(language, { region, size: FLASHES }),
    readFlashDay(undefined, region),
    listEvents(language, { region }),
  ]);
  const [lead = null, ...rest] = articles.items;
  const stories: Story[] = [...articles.items, ...flashes];
  return {
    lead,
    articles: rest.slice(0, SHOWN_ARTICLES),
    flashes,
    today: day.total,
    events: events.items.slice(0, EVENTS),
    topics: mostNamed(stories.flatMap(({ labels }) => labels))
      .slice(0, TOPICS)
      .map(({ ref }) => ref),
    authors: mostNamed(articles.items.flatMap(({ author }) => author ?? []))
      .slice(0, AUTHORS)
      .map(({ ref, count }) => ({ author: ref, count })),
  };
}

/** The stories of an edition in the order in which the page shows them. */
export function listEdition({ lead, articles, flashes }: RegionEdition): Story[] {
  return [...(lead ? [lead] : []), ...articles, ...flashes];
}

function mostNamed<One extends Ref>(refs: readonly One[]): { ref: One; count: number }[] {
  const counts = new Map<number, { ref: One; count: number }>();
  for (const ref of refs) counts.set(ref.id, { ref, count: (counts.get(ref.id)?.count ?? 0) + 1 });
  return [...counts.values()].sort((a, b) => b.count - a.count);
}
