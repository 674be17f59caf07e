import { flashDay, plainLines } from '@/lib/desk/flash-day';
import { EMPTY_FLASH, type FlashForm, titleMissingFor, toFlashInput } from '@/lib/desk/flash-form';
import { flashWarnings, importanceOfLastTen, likeness } from '@/lib/desk/flash-warnings';
import { makeDeskStory } from '@/tests/support/desk-story';

const story = makeDeskStory;

test('a flash is Chinese with an English translation; English alone is a flash in English', () => {
  const both = {
    ...EMPTY_FLASH,
    title: ' 清算所公布 ETF 名单 ',
    enTitle: 'A list',
    releaseAt: '2026-11-20T18:00',
    follows: { id: 7, title: '清算所开会' },
  };
  expect(toFlashInput(both, 'zh-Hant', 'key-0001')).toMatchObject({
    lang: 'zh-Hant',
    title: '清算所公布ETF名单',
    translation: { lang: 'en', title: 'A list' },
    release_time: '2026-11-20 18:00:00',
    follows_id: 7,
    key: 'key-0001',
  });
  const english = toFlashInput({ ...EMPTY_FLASH, enTitle: 'A list' }, 'zh-Hans', 'key-0002');
  expect(english).toMatchObject({ lang: 'en', title: 'A list', release_time: null });
  expect(english?.translation).toBeUndefined();
  expect(english).toMatchObject({ category_id: null, region: 'none' });
  const placed = { ...EMPTY_FLASH, title: '港口', categoryId: 3, region: 'hk' };
  expect(toFlashInput(placed, 'zh-Hans', 'key-0004')).toMatchObject({ category_id: 3, region: 'hk' });
  // A form that a browser stored before it had these fields is sent as one without them.
  const { categoryId: _, region: __, ...older } = placed;
  expect(toFlashInput(older, 'zh-Hans', 'key-0005')).toMatchObject({ category_id: null, region: 'none' });
  expect(toFlashInput({ ...EMPTY_FLASH, text: '只有正文' }, 'zh-Hans', 'key-0003')).toBeNull();
});

test('a flash is put into the edition that was chosen; a form that was stored before editions could be, into none', () => {
  const form = { ...EMPTY_FLASH, title: '港口开市' };
  const { region: _, ...older } = form;
  const regionOf = (each: FlashForm) => toFlashInput(each, 'zh-Hans', 'key-0004')?.region;
  expect([regionOf({ ...form, region: 'uk' }), regionOf(form), regionOf(older)]).toEqual([
    'uk',
    'none',
    'none',
  ]);
});

test('a text without its title is not left out: the field of the title is named', () => {
  expect(titleMissingFor({ ...EMPTY_FLASH, title: '题', enText: 'A text' })).toBe('enTitle');
  expect(titleMissingFor({ ...EMPTY_FLASH, enTitle: 'A title', text: '正文' })).toBe('title');
  expect(titleMissingFor({ ...EMPTY_FLASH, title: '题', text: '正文', enTitle: 'A title' })).toBeNull();
});

test('a flash with similar words is found, whatever its punctuation; one on another subject is not', () => {
  expect(likeness('比特币全网未确认交易降至1.8万笔', '比特币全网未确认交易，降至1.8万笔！')).toBe(1);
  const out = story({ title: '比特币全网未确认交易降至1.8万笔' });
  const requested = { ...EMPTY_FLASH, title: '比特币全网未确认交易降至1.9万笔' };
  expect(flashWarnings(requested, [out]).similar?.flash.id).toBe(out.id);
  expect(flashWarnings({ ...requested, title: '立法会讨论稳定币条例' }, [out]).similar).toBeNull();
  expect(flashWarnings(requested, [{ ...out, status: 'withdrawn' }]).similar).toBeNull();
});

test('a third important flash among ten gives a warning; withdrawn ones do not count', () => {
  const marked = { ...EMPTY_FLASH, title: '新的', isImportant: true };
  const two = [story({ is_important: true }), story({}), story({ is_important: true })];
  expect(flashWarnings(marked, two).isTooImportant).toBe(true);
  expect(flashWarnings(marked, two.slice(1)).isTooImportant).toBe(false);
  expect(importanceOfLastTen([story({ is_important: true, status: 'withdrawn' }), ...two])).toEqual([
    true,
    false,
    true,
  ]);
});

test('flashes of the day are numbered from its first; unless all are loaded there are no numbers', () => {
  const stories = [
    story({ status: 'scheduled', release_time: '2026-11-20 20:00:00' }),
    story({ release_time: '2026-11-20 14:00:00' }),
    story({ release_time: '2026-11-20 13:00:00', status: 'withdrawn' }),
    story({ release_time: '2026-11-20 12:00:00' }),
    story({ release_time: '2026-11-19 23:00:00' }),
  ];
  const day = flashDay(stories, '2026-11-20', false);
  expect(day.scheduled).toHaveLength(1);
  expect(day.past.map(({ number }) => number)).toEqual([2, null, 1, null]);
  expect(day.next).toBe(3);
  expect(flashDay(stories.slice(0, 4), '2026-11-20', false).next).toBeNull();
  expect(flashDay(stories.slice(0, 4), '2026-11-20', true).next).toBe(3);
});

test('only a text of plain lines can be edited in a plain field', () => {
  expect(plainLines('<p>第一行。</p>\n<p>第二行。</p>')).toBe('第一行。\n第二行。');
  expect(plainLines('<p>见<a href="/news/1">前文</a>。</p>')).toBeNull();
  expect(plainLines('')).toBe('');
});
