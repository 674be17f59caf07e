import { readTextFacts } from '@/backend/contract/writing/text-facts';
import { halfWidths } from '@/backend/contract/half-widths';
import { checkDraft, type CheckedDraft } from '@/backend/contract/writing/checks';

const GOOD = {
  lang: 'zh-Hans',
  title: '清算所的夜班表',
  summary: '一句话。',
  body: '<p>正文</p><h2>一</h2><h3>二</h3><figure><img src="/uploads/a.jpg" alt="一面墙"><figcaption>墙<small>图：链讯</small></figcaption></figure>',
} as const;
const draft = (text: Partial<CheckedDraft['texts'][number]> = {}, rest: Partial<CheckedDraft> = {}) =>
  checkDraft({ kind: 'article', category_id: 3, texts: [{ ...GOOD, ...text }], ...rest });

/** A chart as the editor writes it. */
const chart = (first: string, second: string) =>
  `<figure class="chart" data-kind="bars"><figcaption>t<small>n</small></figcaption><table><thead><tr><th></th><th>年</th></tr></thead><tbody><tr><td>1</td><td>${first}</td></tr><tr><td>2</td><td>${second}</td></tr></tbody></table></figure>`;

test('a complete article passes', () => expect(draft()).toEqual([]));

test.each<[string, Partial<CheckedDraft['texts'][number]>, string, string, number | null]>([
  ['no title', { title: '  ' }, 'titleMissing', 'blocks', null],
  ['a title of what is not seen', { title: '\u200b\u202e \u3164' }, 'titleMissing', 'blocks', null],
  ['a body of what is not seen', { body: '<p>\u200b\u2800</p>' }, 'bodyEmpty', 'blocks', null],
  [
    'a second chart that has the values it began with',
    { body: `<p>x</p>${chart('9', '8')}${chart('10', '20')}` },
    'chartSample',
    'blocks',
    2,
  ],
  ['no body', { body: '' }, 'bodyEmpty', 'blocks', null],
  ['a body of nothing', { body: '<p> &nbsp;<br></p><hr>' }, 'bodyEmpty', 'blocks', null],
  ['no summary', { summary: '' }, 'summaryMissing', 'warns', null],
  ['a title search results cut', { title: '长'.repeat(31) }, 'titleLong', 'warns', null],
  ['a heading that skips a level', { body: '<h2>a</h2><h4>b</h4><p>x</p>' }, 'headingOrder', 'warns', 2],
  ['a first heading below the first level', { body: '<h3>b</h3><p>x</p>' }, 'headingOrder', 'warns', 1],
  [
    'a chart without its note',
    { body: '<figure class="chart" data-kind="bars"><figcaption>t</figcaption><table></table></figure>' },
    'creditMissing',
    'warns',
    1,
  ],
  [
    'a picture of another site',
    {
      body: '<p>x</p><figure><img src="https://b.example/a.jpg" alt="x"><figcaption>c<small>d</small></figcaption></figure>',
    },
    'pictureForeign',
    'warns',
    1,
  ],
  [
    'a picture without a credit',
    { body: '<figure><img src="/a.jpg" alt="x"><figcaption>c</figcaption></figure>' },
    'creditMissing',
    'warns',
    1,
  ],
  [
    'a second picture without an alternative text',
    {
      body:
        '<figure><img src="/a.jpg" alt="x"><figcaption>c<small>d</small></figcaption></figure>' +
        '<figure><img src="/b.jpg" alt=" "><figcaption>c<small>d</small></figcaption></figure>',
    },
    'altMissing',
    'blocks',
    2,
  ],
])('%s', (_, text, check, severity, at) =>
  expect(draft(text)).toEqual([{ check, severity, lang: 'zh-Hans', at }]),
);

test('an article needs a category, and a flash needs neither a category nor a body', () => {
  expect(draft({}, { category_id: null })).toEqual([
    { check: 'categoryMissing', severity: 'warns', lang: null, at: null },
  ]);
  expect(draft({ body: '', summary: '' }, { kind: 'flash', category_id: null })).toEqual([]);
});

test('blocking checks come first, for each language separately', () => {
  const texts = [
    { ...GOOD, summary: '' },
    { ...GOOD, lang: 'en' as const, title: '' },
  ];
  expect(
    checkDraft({ kind: 'article', category_id: 1, texts }).map(({ check, lang }) => [check, lang]),
  ).toEqual([
    ['titleMissing', 'en'],
    ['summaryMissing', 'zh-Hans'],
  ]);
});

test('a > in a quoted attribute does not end a tag', () =>
  expect(draft({ body: '<p><img src="/a.jpg" alt="1 > 0"></p>' })).toEqual([
    { check: 'creditMissing', severity: 'warns', lang: 'zh-Hans', at: 1 },
  ]));

test('Han characters count as twice as wide', () => expect(halfWidths('链讯AI，')).toBe(8));

test('the picture in a link card needs no alternative text and no credit, but the picture after it does', () => {
  const card =
    '<aside class="link-card"><p><img src="/uploads/a.webp"></p><p><a href="/contents/1">T</a></p></aside>';
  expect(readTextFacts(card)).toMatchObject({ isEmpty: false, pictures: [] });
  expect(readTextFacts(`${card}<p><img src="/uploads/b.webp"></p>`).pictures).toEqual([
    { number: 1, hasAlt: false, hasCredit: false, isForeign: false },
  ]);
});
