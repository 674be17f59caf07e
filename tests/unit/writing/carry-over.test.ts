import { EMPTY_SETTINGS } from '@/backend/contract/writing/empty-settings';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import { carryOver, undoneChanges } from '@/backend/modules/writing/queries/changes/carry-over';
import { mergeBlocks } from '@/backend/modules/writing/queries/changes/merge-blocks';

const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

const version = (text: Partial<DraftDocument['texts'][number]>, settings: Partial<DraftDocument> = {}) => ({
  ...EMPTY_SETTINGS,
  texts: [{ lang: 'zh-Hans' as const, title: '题', summary: '', body: p('一', '二'), ...text }],
  ...settings,
});

test.each([
  ['a changed block', p('一', '二'), p('一', '贰'), p('零', '一', '二'), p('零', '一', '贰')],
  ['an added block', p('一', '二'), p('一', '甲', '二'), p('一', '乙', '二'), p('一', '甲', '乙', '二')],
  [
    'an added block beside new ones',
    p('一', '二'),
    p('一', '甲', '二'),
    p('零', '一', '二'),
    p('零', '一', '甲', '二'),
  ],
  ['an added last block', p('一'), p('一', '甲'), p('零', '一'), p('零', '一', '甲')],
  ['a deleted block', p('一', '二'), p('一'), p('零', '一', '二'), p('零', '一')],
  ['one that is there already', p('一'), p('壹'), p('零', '壹'), p('零', '壹')],
  ['one that is gone', p('一'), p('壹'), p('零'), null],
  [
    'one that stands twice',
    p('一', '二'),
    p('壹', '二'),
    p('一', '二', '一', '三'),
    p('壹', '二', '一', '三'),
  ],
  ['one that stands twice, alike', p('一', '二'), p('一', '贰'), p('二', '二', '三'), null],
  [
    'nested blocks',
    '<ul><li>一</li></ul>',
    '<ul><li>壹</li></ul>',
    `<ul><li>一</li></ul>${p('零')}`,
    `<ul><li>壹</li></ul>${p('零')}`,
  ],
])('%s', (_, before, after, other, merged) => {
  expect(mergeBlocks(before, after, other)).toBe(merged);
});

test('parts that the draft has not changed are carried over; changed ones stay and are reported', () => {
  const before = version({}, { label_ids: [1, 2], region: 'hk' });
  const after = version({ title: '正题', body: p('一', '贰') }, { label_ids: [2, 3], region: 'usa' });
  const draft = version({ title: '新题', body: p('一', '二', '三') }, { label_ids: [1, 2, 9], region: 'hk' });
  const { document, missed } = carryOver(draft, before, after);
  expect(document).toEqual(
    version({ title: '新题', body: p('一', '贰', '三') }, { label_ids: [2, 9, 3], region: 'usa' }),
  );
  expect(missed).toEqual([{ lang: 'zh-Hans', field: 'title' }]);
});

test('a setting changed differently on both sides is reported', () => {
  const { document, missed } = carryOver(
    version({}, { region: 'none' }),
    version({}, { region: 'hk' }),
    version({}, { region: 'usa' }),
  );
  expect(document.region).toBe('none');
  expect(missed).toEqual([{ lang: null, field: 'region' }]);
});

test('the release time of the draft stays, and a language it does not have is not added', () => {
  const time = '2026-11-23T08:00:00Z';
  const draft = version({}, { release_time: time });
  const english = { lang: 'en' as const, title: 'One', summary: '', body: '' };
  const after = { ...version({}), texts: [...version({}).texts, english] };
  expect(carryOver(draft, version({}), after)).toEqual({ document: draft, missed: [] });
});

test('only parts that still differ from the live version are reported as taken back', () => {
  const missed = [
    { lang: 'zh-Hans' as const, field: 'title' },
    { lang: 'zh-Hans' as const, field: 'title' },
    { lang: 'en' as const, field: 'title' },
    { lang: null, field: 'region' },
  ];
  const live = version({ title: '正题' }, { region: 'hk' });
  expect(undoneChanges(missed, live, version({ title: '新题' }, { region: 'hk' }))).toEqual([missed[0]]);
  expect(undoneChanges(missed, live, version({ title: '正题' }, { region: 'hk' }))).toEqual([]);
});

test('a change of thousands of paragraphs is not carried over, as comparing them would block other calls', () => {
  const body = (sign: string) => Array.from({ length: 3000 }, (_, n) => `<p>${sign}${n}</p>`).join('');
  expect(mergeBlocks(body('甲'), body('乙'), body('甲') + '<p>丙</p>')).toBeNull();
});
