import type { SectionType } from '@/backend/contract/landings/landing';
import type { RecordField } from './field';

const LINK = { name: 'link', input: 'text', hint: 'link' } as const;
const TITLE = { name: 'title', input: 'words' } as const;
const NAME = { name: 'name', input: 'words' } as const;
const NOTE = { name: 'note', input: 'words' } as const;
const DAY = { name: 'day', input: 'number', max: 60, min: 1, hint: 'day' } as const;
const MAX_VALUE = 10_000_000;
const HEAD = [{ name: 'key', input: 'text', hint: 'key' }, TITLE] as const;

/** The fields of each type of section, besides its key and its title. */
const OWN: Record<SectionType, readonly RecordField[]> = {
  text: [{ name: 'body', input: 'html', hint: 'body' }],
  numbers: [
    {
      name: 'items',
      input: 'rows',
      of: [{ name: 'figure', input: 'text' }, { name: 'unit', input: 'words' }, NOTE],
    },
  ],
  agenda: [
    { name: 'halls', input: 'rows', of: [NAME, NOTE] },
    {
      name: 'sessions',
      input: 'rows',
      of: [
        DAY,
        { name: 'starts', input: 'text', label: 'clock', hint: 'clock' },
        { name: 'minutes', input: 'number', max: 720, min: 5 },
        { name: 'hall', input: 'number', max: 6, min: 1, hint: 'hall' },
        TITLE,
        { name: 'who', input: 'words' },
        { name: 'note', input: 'lines' },
        LINK,
      ],
    },
  ],
  speakers: [
    {
      name: 'people',
      input: 'rows',
      of: [
        NAME,
        { name: 'role', input: 'words' },
        { name: 'bio', input: 'lines' },
        { name: 'pic', input: 'picture', purpose: 'avatar' },
      ],
    },
  ],
  partners: [
    { name: 'tiers', input: 'rows', of: [NAME, { name: 'members', input: 'rows', of: [NAME, NOTE, LINK] }] },
  ],
  awards: [
    { name: 'is_final', input: 'flag' },
    { name: 'votes_per_square', input: 'number', max: 10_000, min: 1 },
    {
      name: 'categories',
      input: 'rows',
      of: [
        NAME,
        { name: 'reason', input: 'words' },
        { name: 'jury', input: 'lines' },
        {
          name: 'nominees',
          input: 'rows',
          of: [NAME, NOTE, { name: 'votes', input: 'number', max: MAX_VALUE }],
        },
      ],
    },
  ],
  stops: [
    {
      name: 'items',
      input: 'rows',
      of: [
        DAY,
        NAME,
        { name: 'place', input: 'words', label: 'venue' },
        TITLE,
        { name: 'people', input: 'number', max: MAX_VALUE, label: 'visitors' },
        { name: 'newcomers', input: 'number', max: MAX_VALUE },
        LINK,
      ],
    },
  ],
  gallery: [
    {
      name: 'pictures',
      input: 'rows',
      of: [
        { name: 'pic', input: 'picture', purpose: 'cover' },
        { name: 'numbers', input: 'text', hint: 'numbers' },
        { name: 'alt', input: 'words', hint: 'alt' },
        { name: 'caption', input: 'lines' },
      ],
    },
  ],
  recordings: [
    { name: 'items', input: 'rows', of: [{ name: 'mark', input: 'words', hint: 'mark' }, TITLE, LINK] },
  ],
  tickets: [{ name: 'note', input: 'lines' }],
  news: [],
  place: [NAME, { name: 'address', input: 'words' }, { name: 'ways', input: 'lines' }, LINK],
  timeline: [
    {
      name: 'steps',
      input: 'rows',
      of: [{ name: 'when', input: 'words' }, TITLE, { name: 'note', input: 'lines' }],
    },
  ],
  quotes: [
    {
      name: 'quotes',
      input: 'rows',
      of: [
        { name: 'words', input: 'lines' },
        { name: 'who', input: 'words' },
      ],
    },
  ],
  questions: [
    {
      name: 'items',
      input: 'rows',
      of: [
        { name: 'question', input: 'words' },
        { name: 'answer', input: 'lines' },
      ],
    },
  ],
  contact: [
    { name: 'intro', input: 'lines' },
    { name: 'email', input: 'text' },
  ],
  buttons: [{ name: 'items', input: 'rows', of: [{ name: 'label', input: 'words' }, LINK] }],
};

export const SECTION_TYPES = Object.keys(OWN).filter((type): type is SectionType => type in OWN);

/** The fields of a section; none for an unknown type. */
export function sectionFields(type: unknown): readonly RecordField[] {
  const sectionType = SECTION_TYPES.find((candidate) => candidate === type);
  return sectionType ? [...HEAD, ...OWN[sectionType]] : [];
}
