import { COVER_KINDS, type CoverKind, type StoredCover } from '@/backend/contract/figures/kinds';
import {
  COVER_WINDOW,
  type SequenceEntry,
  decideCoverSequence,
} from '@/backend/modules/stories/commands/cover-sequence';

const open = (id: number, choices: CoverKind[]): SequenceEntry => ({
  id,
  cover: null,
  isOpen: true,
  choices,
});
const decided = (id: number, cover: StoredCover, choices: CoverKind[] = []): SequenceEntry => ({
  id,
  cover,
  isOpen: false,
  choices,
});

/** The covers of entries after they are settled. */
function settle(entries: readonly SequenceEntry[]): (StoredCover | null)[] {
  const settled = decideCoverSequence(entries);
  return entries.map(({ id, cover }) => settled.get(id) ?? cover);
}

/** Windows of eight with more than three drawings of a kind. */
function crowded(covers: readonly (StoredCover | null)[]): number {
  return covers.filter((_, start) => {
    const window = covers.slice(start, start + COVER_WINDOW.size);
    return COVER_KINDS.some((kind) => window.filter((cover) => cover === kind).length > COVER_WINDOW.max);
  }).length;
}

test('the first choice is taken three times in eight, then the next one, then none', () => {
  const articles = Array.from({ length: 8 }, (_, id) => open(id, id < 6 ? ['bars', 'quote'] : ['bars']));
  expect(settle(articles)).toEqual(['bars', 'bars', 'bars', 'quote', 'quote', 'quote', 'none', 'none']);
});

test('a kind may return once the window has moved on', () => {
  const articles = Array.from({ length: 10 }, (_, id) => open(id, ['bars']));
  expect(settle(articles).lastIndexOf('bars')).toBe(9);
  expect(settle(articles)[8]).toBe('bars');
});

test('photographs are not counted, but take a place', () => {
  const photos = Array.from({ length: 5 }, (_, id) => decided(id, 'photo'));
  expect(settle([...photos, ...[5, 6, 7].map((id) => open(id, ['bars']))])).toEqual([
    ...photos.map(() => 'photo'),
    'bars',
    'bars',
    'bars',
  ]);
});

test('an article between others respects those after it, and changes none of them', () => {
  const after = [1, 2, 3].map((id) => decided(id, 'bars', ['bars', 'code']));
  expect(settle([open(0, ['bars', 'quote']), ...after])).toEqual(['quote', 'bars', 'bars', 'bars']);
});

test('once a withdrawal brings four together, the newest of them gets its next choice', () => {
  const entries = [0, 1, 2, 3].map((id) => decided(id, 'bars', ['bars', 'rows']));
  expect(settle(entries)).toEqual(['bars', 'bars', 'bars', 'rows']);
});

test('a cover that is decided and not crowded is not decided again', () => {
  const entries = [decided(0, 'quote', ['bars', 'quote']), open(1, ['bars'])];
  expect(decideCoverSequence(entries)).toEqual(new Map([[1, 'bars']]));
});

test('no window is crowded, whatever comes and goes', () => {
  // A repeatable sequence of numbers, so that a failure can be repeated.
  let state = 7;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const kinds: CoverKind[] = ['bars', 'rows', 'quote'];
  let entries: SequenceEntry[] = [];
  for (let round = 0; round < 600; round += 1) {
    const at = next(entries.length + 1);
    if (next(3) === 0 && entries.length > 0) entries.splice(Math.min(at, entries.length - 1), 1);
    else
      entries.splice(
        at,
        0,
        open(
          round,
          kinds.filter(() => next(3) > 0),
        ),
      );
    const settled = decideCoverSequence(entries);
    entries = entries.map((entry) => ({
      ...entry,
      cover: settled.get(entry.id) ?? entry.cover,
      isOpen: false,
    }));
    expect(crowded(entries.map(({ cover }) => cover))).toBe(0);
  }
});
