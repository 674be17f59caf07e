import { ART_SET_NAMES, DISPLAYS, MOTIFS, TONES } from '@/backend/contract/landings/art';
import type { LandingDocument } from '@/backend/contract/landings/landing';
import { LANDING_STATES } from '@/backend/contract/landings/states';
import type { RecordField } from './field';

type LandingField = RecordField & { name: keyof LandingDocument };

/** The form of a landing page. */
export const LANDING_FIELDS: readonly LandingField[] = [
  { name: 'title', input: 'words' },
  { name: 'summary', input: 'lines' },
  { name: 'name', input: 'words', label: 'bar_name' },
  { name: 'slug', input: 'text', hint: 'slug' },
  { name: 'status', input: 'choice', options: LANDING_STATES },
  { name: 'release_time', input: 'time', hint: 'release_time' },
  { name: 'starts', input: 'time', label: 'begins', hint: 'utc8' },
  { name: 'ends', input: 'time', hint: 'utc8' },
  { name: 'place', input: 'words', label: 'venue' },
  { name: 'map_link', input: 'text', hint: 'link' },
  { name: 'set', input: 'choice', options: ART_SET_NAMES },
  { name: 'tone', input: 'choice', options: TONES, hint: 'tone' },
  { name: 'display', input: 'choice', options: DISPLAYS },
  { name: 'display_text', input: 'words', hint: 'display_text' },
  { name: 'motif', input: 'choice', options: MOTIFS, hint: 'motif' },
  { name: 'event_id', input: 'reference', of: 'event', hint: 'event_id' },
  { name: 'topic_id', input: 'reference', of: 'topic', hint: 'topic_id' },
  {
    name: 'related',
    input: 'rows',
    of: [
      { name: 'label', input: 'words' },
      { name: 'link', input: 'text', hint: 'link' },
    ],
  },
  { name: 'sections', input: 'sections' },
  {
    name: 'pages',
    input: 'rows',
    hint: 'pages',
    of: [
      { name: 'slug', input: 'text', hint: 'slug' },
      { name: 'title', input: 'words' },
      { name: 'summary', input: 'lines' },
      { name: 'sections', input: 'keys', hint: 'section_keys' },
    ],
  },
];
