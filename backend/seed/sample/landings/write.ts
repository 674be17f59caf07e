import type { LandingDocument } from '@/backend/contract/landings/landing';
import type { LocalText } from '@/backend/db/schema/local-text';

type Section = LandingDocument['sections'][number];
type Of<Type extends Section['type']> = Extract<Section, { type: Type }>;

/** A text in Chinese and English. */
export const l = (zh: string, en: string): LocalText => ({ 'zh-Hans': zh, en });

/** The same text for both languages, such as a name. */
export const same = (words: string): LocalText => l(words, words);

/** Default fields of a landing page. */
export const PLAIN = {
  status: 'published',
  release_time: null,
  display_text: {},
  starts: null,
  ends: null,
  place: {},
  map_link: '',
  event_id: null,
  topic_id: null,
  related: [],
  pages: [],
} satisfies Partial<LandingDocument>;

/** Paragraphs, each in both languages. */
export function body(...paragraphs: readonly (readonly [zh: string, en: string])[]): LocalText {
  const of = (at: 0 | 1) => paragraphs.map((paragraph) => `<p>${paragraph[at]}</p>`).join('');
  return l(of(0), of(1));
}

type Session = Of<'agenda'>['sessions'][number];

/** A session of an agenda. */
export function session(
  at: readonly [day: number, starts: string, minutes: number, hall: number],
  title: LocalText,
  who: LocalText,
  more: Partial<Pick<Session, 'note' | 'link'>> = {},
): Session {
  const [day, starts, minutes, hall] = at;
  return { day, starts, minutes, hall, title, who, note: {}, link: '', ...more };
}

/** A speaker. */
export function person(
  name: LocalText,
  role: LocalText,
  bio: LocalText = {},
): Of<'speakers'>['people'][number] {
  return { name, role, bio, pic: '' };
}

/** A tier of partners. */
export function tier(
  name: LocalText,
  ...members: readonly (readonly [name: LocalText, note?: LocalText])[]
): Of<'partners'>['tiers'][number] {
  return { name, members: members.map(([who, note = {}]) => ({ name: who, note, link: '' })) };
}

/** A nominee with its votes. */
export function nominee(
  name: LocalText,
  votes: number,
  note: LocalText = {},
): Of<'awards'>['categories'][number]['nominees'][number] {
  return { name, note, votes };
}

const ARTICLE = '/wz_detail/';

/** A placeholder for the address of a sample article, whose id is not yet known. @param title in Chinese */
export const article = (title: string): string => `${ARTICLE}${encodeURIComponent(title)}`;

/** The recording of a session, with the article about its subject. @param title of the article, in Chinese */
export function recording(number: number, name: LocalText, title: string): Of<'recordings'>['items'][number] {
  return { mark: l(`第${number}场`, `Session ${number}`), title: name, link: article(title) };
}

/**
 * Replaces the placeholders in a landing page by the ids of the articles.
 * @param ids of articles by their Chinese title
 */
export function withArticleIds(landing: LandingDocument, ids: ReadonlyMap<string, number>): LandingDocument {
  const sections = landing.sections.map((section) => {
    if (section.type !== 'recordings') return section;
    return { ...section, items: section.items.map((item) => ({ ...item, link: numbered(item.link, ids) })) };
  });
  return { ...landing, sections };
}

function numbered(link: string, ids: ReadonlyMap<string, number>): string {
  if (!link.startsWith(ARTICLE)) return link;
  const title = decodeURIComponent(link.slice(ARTICLE.length));
  const id = ids.get(title);
  if (id === undefined) throw new Error(`no sample article is called ${title}`);
  return `${ARTICLE}${id}`;
}
