/** @jest-environment node */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Element } from 'domhandler';
import { getElementById, getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { createTranslator } from 'next-intl';
import { renderToPipeableStream } from 'react-dom/server';
import type { CallOutput } from '@/backend/contract/calls';
import { CommentSection } from '@/components/comments/comment-section';
import { COMMENT_SLOT } from '@/lib/comments/attributes';
import { readComments } from '@/lib/comments/read';
import type { Locale } from '@/lib/platform/language/locales';
import { readerLanguage } from '@/lib/platform/language/localize';
import en from '@/messages/en.json';
import zhHans from '@/messages/zh-Hans.json';
import zhHant from '@/messages/zh-Hant.json';

type Page = CallOutput<'commentPage'>;
type Wire = Page['list'][number];

const MESSAGES = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en };
const mockPage: { locale: Locale; list: Page['list'] } = { locale: 'en', list: [] };
jest.mock('next-intl/server', () => ({
  getTranslations: async (namespace: string) =>
    createTranslator({
      locale: mockPage.locale,
      messages: MESSAGES[mockPage.locale],
      namespace: namespace as never,
    }),
}));
jest.mock('@/lib/platform/calls/read', () => ({
  readRequired: async () => ({
    ...{ kind: 'article', list: mockPage.list, total: 2, threads: 1, is_on: true, is_open: true },
  }),
}));

const reply: Omit<Wire, 'replies'> = {
  ...{ id: 2, parent_id: 1, body: '回复', quote: '', lang: 'zh-Hans', state: 'public', reason: null },
  by: { id: 7, name: 'Reader', avatar: '', badge: null },
  ...{ is_picked: false, likes: 0, created_time: '2026-11-20 08:00:00', is_edited: false },
};

/** The comments of a story as a page in a language has them. */
function read(locale: Locale, list: Wire[], isHongKong = false) {
  Object.assign(mockPage, { locale, list });
  return readComments(7, readerLanguage(locale, isHongKong));
}

/** The part of a page with these comments, and what its JSON-LD says of each. */
async function show(locale: Locale, list: Wire[]) {
  const comments = await read(locale, list);
  const section = <CommentSection comments={comments} locale={locale} />;
  const html = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(section, {
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    });
  });
  const page = parseDocument(html);
  const all = (name: string, of: Element | typeof page = page) =>
    getElementsByTagName(name, of.children, true);
  const scripts = all('script').map((script) => textContent(script));
  return {
    html,
    scripts,
    elements: all('*'),
    nodes: scripts.flatMap((script) => JSON.parse(script)['@graph']),
    /** Of a comment, the texts of the elements with this name. */
    textsOf: (id: number, name: string) => {
      const entry = getElementById(`comment-${id}`, page.children, true);
      return entry ? all(name, entry) : [];
    },
  };
}

test('a comment in the other Chinese script is read in that of the page, with its replies and quote', async () => {
  const list: Wire[] = [
    {
      ...reply,
      ...{ id: 1, parent_id: null, lang: 'zh-Hant', body: '網絡費用', quote: '這條鏈' },
      replies: [{ ...reply, body: '软件里说的' }],
    },
  ];
  const shown = async (locale: Locale, isHongKong = false) =>
    (await read(locale, list, isHongKong)).list.map(({ body, quote, lang, replies }) => [
      ...[body, quote, lang],
      ...replies.flatMap((each) => [each.body, each.lang]),
    ])[0];
  expect(await shown('zh-Hans')).toEqual(['网络费用', '这条链', 'zh-Hans', '软件里说的', 'zh-Hans']);
  expect(await shown('zh-Hant')).toEqual(['網絡費用', '這條鏈', 'zh-Hant', '軟體裡說的', 'zh-Hant']);
  expect(await shown('zh-Hant', true)).toEqual(['網絡費用', '這條鏈', 'zh-Hant', '軟件裏說的', 'zh-Hant']);
  expect(await shown('en')).toEqual(['網絡費用', '這條鏈', 'zh-Hant', '软件里说的', 'zh-Hans']);
});

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<script>alert(1)</script>',
  '<!--<script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '</p></li></ol><iframe src=javascript:alert(1)>',
  '[link](javascript:alert(1)) **bold** ![x](https://a.example/x.png) `code`',
  '&lt;b&gt; &amp;amp; &#60;script&#62;',
  '{"@type":"Person"}\\u003c/script\\u003e"}',
  'a\u2028b\u2029c\u202ed\u0007e\u001b[31m\u0085f',
  'javascript:alert(1) https://a.example/',
];

test.each(HOSTILE)(
  '%j is text on the page and in its JSON-LD, wherever it stands in a comment',
  async (hostile) => {
    const by = { ...reply.by, name: hostile };
    const written = { ...reply, lang: 'en' as const, body: hostile, quote: hostile, by };
    const replies = [{ ...written }];
    const plain = {
      ...reply,
      lang: 'en' as const,
      body: 'plain',
      quote: 'plain',
      by: { ...by, name: 'plain' },
    };
    const page = await show('en', [{ ...written, id: 1, parent_id: null, replies }]);
    const plainPage = await show('en', [{ ...plain, id: 1, parent_id: null, replies: [plain] }]);

    const shape = ({ elements }: typeof page) =>
      elements.map(({ name, attribs }) => [name, ...Object.keys(attribs)].join(' '));
    expect(shape(page)).toEqual(shape(plainPage));
    const slot = (id: number, element: string, name: string) =>
      page.textsOf(id, element).find(({ attribs }) => attribs[COMMENT_SLOT] === name);
    for (const id of [1, 2]) {
      expect(textContent(slot(id, 'p', 'body') ?? [])).toBe(hostile);
      expect(textContent(slot(id, 'b', 'name') ?? [])).toBe(hostile);
      expect(textContent(page.textsOf(id, 'blockquote')[0] ?? [])).toBe(hostile);
    }
    expect(page.scripts).toHaveLength(1);
    expect(page.scripts[0]).not.toMatch(/[<>&\u2028\u2029\u0000-\u001f]/);
    expect(page.nodes).toMatchObject([1, 2].map(() => ({ text: hostile, author: { name: hostile } })));
  },
);
