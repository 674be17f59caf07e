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
  const of = (at: 0 | 1) => paragraphs.map((one) => `<p>${one[at]}</p>`).join('');
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

/** Pictures of a gallery that pages draw themselves, with these captions. */
export function drawn(...captions: readonly LocalText[]): Of<'gallery'>['pictures'] {
  return captions.map((caption) => ({ pic: '', caption }));
}
