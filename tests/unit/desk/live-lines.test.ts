import { changedTexts, toLines } from '@/lib/desk/live-lines';

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
