import { EMPTY_FLASH, labelNames, toFlashInput } from '@/lib/desk/flash-form';
import {
  findSimilarPublished,
  type Incoming,
  incomingForm,
  mayReplace,
  neighbourId,
} from '@/lib/desk/incoming';
import { makeDeskStory } from '@/tests/support/desk-story';

const entry = (part: Partial<Incoming> = {}): Incoming => ({
  id: 1,
  feed: '链上清算公报',
  lang: 'zh-Hans',
  title: '清算所公布名单',
  text: '下周一生效。',
  url: 'https://example.org/1',
  time: '2026-11-20 14:00:00',
  ...part,
});

test('an entry of a feed becomes a flash that names its source', () => {
  const form = incomingForm(entry());
  const input = toFlashInput({ ...form, labels: 'BTC，国债, BTC、' }, 'zh-Hans', 'key-0001');
  expect(input).toMatchObject({
    title: '清算所公布名单',
    source_url: 'https://example.org/1',
    source_name: '链上清算公报',
    new_labels: ['BTC', '国债'],
    incoming_id: 1,
  });
});

test('an English entry fills the English fields', () => {
  expect(incomingForm(entry({ lang: 'en' }))).toMatchObject({ title: '', enTitle: '清算所公布名单' });
});

test('text that an editor typed is never replaced', () => {
  const list = [entry(), entry({ id: 2 })];
  expect(mayReplace(EMPTY_FLASH, list)).toBe(true);
  expect(mayReplace(incomingForm(entry()), list)).toBe(true);
  expect(mayReplace({ ...incomingForm(entry()), title: '清算所公布名单：十二家' }, list)).toBe(false);
  expect(mayReplace({ ...EMPTY_FLASH, enText: 'Half a line' }, list)).toBe(false);
  expect(mayReplace({ ...EMPTY_FLASH, sourceUrl: 'https://example.org/2' }, list)).toBe(false);
});

test('moving through the list stops at its ends', () => {
  const list = [entry({ id: 1 }), entry({ id: 2 })];
  expect([null, 1, 2].map((at) => neighbourId(list, at, 1))).toEqual([1, 2, 2]);
  expect([1, 2, 99].map((at) => neighbourId(list, at, -1))).toEqual([1, 1, 1]);
  expect(neighbourId([], 1, 1)).toBeNull();
});

test('an entry that resembles a published flash names that flash', () => {
  const out = makeDeskStory({ title: '清算所公布新名单' });
  expect(findSimilarPublished(entry(), [out])?.flash).toBe(out);
  expect(findSimilarPublished(entry(), [{ ...out, status: 'withdrawn' }])).toBeNull();
  expect(findSimilarPublished(entry({ title: '以太坊出块时间' }), [out])).toBeNull();
});

test('names of labels may contain spaces', () => {
  expect(labelNames(' Layer 2 , 稳定币；')).toEqual(['Layer 2', '稳定币']);
});
