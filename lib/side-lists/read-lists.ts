import 'server-only';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { tags } from '@/backend/contract/tags';
import type { CallInput, CallName, CallOutput } from '@/backend/contract/calls';
import { SIDE_LABEL, SIDE_ROWS, type SideItem, type SideList } from './side-item';
import { formatDate } from '@/lib/platform/dates/dates';
import { href } from '@/lib/platform/routing/href';
import { localLang, localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import { toEventCard, type EventCard } from '@/lib/events/event';
import { call } from '@/lib/platform/calls/read';
import { type Story, toStory } from '@/lib/stories/story';
import { toRef } from '@/lib/platform/routing/ref';
import { toSigner } from '@/lib/stories/signer';

const AGE_SECONDS = 300;
/** As many as are shown, and those that a long list beside them may show itself. */
const RECOMMENDED_READ = 40;
type StoredStory = CallOutput<'recommendations'>['list'][number];
const NONE: SideList = { items: [] };

/** Lists beside the text are not essential: when the call fails, the list is empty and not shown. */
async function readList<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  toList: (data: CallOutput<Name>) => SideList,
  ...listTags: string[]
): Promise<SideList> {
  const outcome = await call(name, input, { tags: [...listTags, tags.titles], revalidate: AGE_SECONDS });
  return outcome.ok ? toList(outcome.data) : NONE;
}

export function listHotSearch(language: ReaderLanguage): Promise<SideList> {
  const toItem = (story: CallOutput<'hotSearchItems'>['searchLists'][number], index: number): SideItem => ({
    id: story.id,
    title: localText(story.title, story.lang, language),
    lang: localLang(story.lang, language),
    href: href(language.locale, story.kind, { id: story.id }),
    lead: String(index + 1),
  });
  const toList = (data: CallOutput<'hotSearchItems'>) => ({
    items: data.searchLists.slice(0, SIDE_ROWS).map(toItem),
  });
  return readList('hotSearchItems', { locale: language.locale }, toList, tags.hot);
}

const numbered = (stories: readonly StoredStory[], language: ReaderLanguage): SideItem[] =>
  stories.map((story, index) => ({ ...toRow(toStory(story, language)), lead: String(index + 1) }));

/** The most read stories about decentralised exchanges. */
export function listDexHot(language: ReaderLanguage): Promise<SideList> {
  const toList = ({ list }: CallOutput<'dexRecommendations'>) => ({
    items: numbered(list.slice(0, SIDE_ROWS), language),
  });
  return readList('dexRecommendations', { locale: language.locale }, toList, tags.hot);
}

/** The most read articles of columnists. */
export function listPopularColumns(language: ReaderLanguage): Promise<SideList> {
  const toList = ({ list }: CallOutput<'popularColumns'>) => ({ items: numbered(list, language) });
  const input = { size: SIDE_ROWS, locale: language.locale };
  return readList('popularColumns', input, toList, tags.hot, tags.authors);
}

/** Recommended stories; ten of those that the page does not show are shown, in two pages of five. */
export function listRecommended(language: ReaderLanguage): Promise<SideList> {
  const input = { page: 1, size: RECOMMENDED_READ, locale: language.locale };
  const toList = ({ list }: CallOutput<'recommendations'>) => ({ items: numbered(list, language) });
  return readList('recommendations', input, toList, tags.hot);
}

export function listOfLabel(language: ReaderLanguage, id = SIDE_LABEL): Promise<SideList> {
  const toList = ({ label, data }: CallOutput<'labelDetails'>) => ({
    subject: toRef(label, language, 'label').name,
    items: data.list.map((row) => {
      const story = toStory(row, language);
      return { ...toRow(story), lead: formatDate(story.releasedAt, language.locale, 'number') };
    }),
  });
  return readList('labelDetails', { id, size: SIDE_ROWS, locale: language.locale }, toList, tags.label(id));
}

/** The newest flashes, each with its time. */
export function listNewest(language: ReaderLanguage): Promise<SideList> {
  const toList = ({ list }: CallOutput<'flashes'>): SideList => ({
    items: list.slice(0, SIDE_ROWS).map((row) => {
      const story = toStory(row, language);
      return { ...toRow(story), lead: formatDate(story.releasedAt, language.locale, 'time') };
    }),
  });
  return readList('flashes', { size: SIDE_ROWS, locale: language.locale }, toList, tags.kind('flash'));
}

/** Topics in the editors' order, each with the number of its stories. */
export function listSideTopics(language: ReaderLanguage): Promise<SideList> {
  const toList = ({ list }: CallOutput<'specials'>) => ({
    items: list.slice(0, SIDE_ROWS).map((topic) => {
      const { id, name: title, lang, href: address } = toRef(topic, language, 'topic');
      return { id, title, lang, href: address, lead: String(topic.total) };
    }),
  });
  return readList('specials', { locale: language.locale }, toList, tags.topics);
}

/** The most read authors, five per page, each with a link to their page, their portrait and their newest title. */
export function listHotAuthors(language: ReaderLanguage, page = 1): Promise<SideList> {
  const toList = ({ hotLists, total }: CallOutput<'hotAuthors'>): SideList => {
    const rows = hotLists.flatMap((card) => {
      const latest = card.latest[0];
      return latest ? [{ author: toSigner(card, language), story: toStory(latest, language) }] : [];
    });
    const items = rows.map(({ author, story }) => ({
      id: author.id,
      title: author.name,
      lang: author.lang,
      href: author.href,
      note: story.title,
      noteLang: story.lang,
      avatar: { id: author.id, src: author.avatar },
    }));
    return { total, items };
  };
  const input = { page, size: SIDE_ROWS, locale: language.locale };
  return readList('hotAuthors', input, toList, tags.hot, tags.authors);
}

/** Upcoming events, soonest first, and their number, without cancelled ones; none when the call failed. */
export async function listNextEvents(
  language: ReaderLanguage,
  count: number,
): Promise<{ events: EventCard[]; total: number }> {
  const input = { size: count, is_cancelled: false, locale: language.locale };
  const outcome = await call('activities', input, { tags: [tags.events], revalidate: LIFETIMES.event });
  if (!outcome.ok) return { events: [], total: 0 };
  const { list, total } = outcome.data;
  return { events: list.map((event) => toEventCard(event, language)), total };
}

function toRow({ id, title, lang, href: address }: Story): SideItem {
  return { id, title, lang, href: address };
}
