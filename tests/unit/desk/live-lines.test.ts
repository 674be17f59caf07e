import { changedTexts, mergeLines, toLines } from '@/lib/desk/live-lines';

const text = { lang: 'zh-Hans' as const, title: '题', summary: '', body: '<p>一</p>\n<p>二</p>' };
const english = {
  lang: 'en' as const,
  title: 'Title',
  summary: '',
  body: '<p>One <strong>bold</strong></p>',
};
const before = [text, english].map(toLines);

test('a plain text is edited as lines, and a formatted one is not', () => {
  expect(before.map(({ lines }) => lines)).toEqual(['一\n二', null]);
});

test('changed Chinese loses typed spaces between Han and Latin, English keeps them', () => {
  const after = before.map((textLines) => ({ ...textLines, title: `在 Aave 上 ${textLines.lang}` }));
  expect(changedTexts(before, after)).toEqual([
    { lang: 'zh-Hans', title: '在Aave上zh-Hans' },
    { lang: 'en', title: '在 Aave 上 en' },
  ]);
});

test('only the languages and fields that changed are sent, as HTML', () => {
  expect(changedTexts(before, before)).toEqual([]);
  const after = before.map((textLines) =>
    textLines.lang === 'en' ? { ...textLines, title: ' New ' } : textLines,
  );
  expect(changedTexts(before, after)).toEqual([{ lang: 'en', title: 'New' }]);
  const lines = before.map((textLines) =>
    textLines.lang === 'en' ? textLines : { ...textLines, lines: '一 < 三\n\n & ' },
  );
  expect(changedTexts(before, lines)).toEqual([{ lang: 'zh-Hans', body: '<p>一 &lt; 三</p>\n<p>&amp;</p>' }]);
});

test('what was typed on an older version is put on the newer one, and what both changed is marked', () => {
  const typed = before.map((lines) => (lines.lang === 'en' ? lines : { ...lines, lines: '一\n二\n三' }));
  const now = before.map((lines) => ({ ...lines, title: `新${lines.title}` }));
  const merged = mergeLines(before, typed, now);
  expect(merged).toMatchObject({ both: [], lost: [] });
  expect(merged.texts[0]).toEqual({ lang: 'zh-Hans', title: '新题', lines: '一\n二\n三' });
  const both = now.map((lines) => ({ ...lines, lines: lines.lines && '一改' }));
  expect(mergeLines(before, typed, both)).toMatchObject({
    texts: [{ lines: '一\n二\n三' }, { lines: null }],
    both: [{ lang: 'zh-Hans', field: 'lines', text: '一改' }],
  });
});

test('typed words whose language or field is gone are named', () => {
  const typed = before.map((lines) => ({ ...lines, title: `${lines.title}!`, lines: lines.lines && '三' }));
  const formatted = [{ lang: 'zh-Hans' as const, title: '题', lines: null }];
  expect(mergeLines(before, typed, formatted)).toEqual({
    texts: [{ lang: 'zh-Hans', title: '题!', lines: null }],
    both: [],
    lost: [
      { lang: 'zh-Hans', field: 'lines', text: '三' },
      { lang: 'en', field: 'title', text: 'Title!' },
    ],
  });
});
