/** @jest-environment node */
import { setDeskTerms } from '@/backend/contract/chinese/desk-terms';
import { convertHtml, convertText } from '@/backend/contract/chinese/convert-text';

const TEXT = '司法程序与链改方案，出圈的程序员改程序';
const term = (simplified: string, taiwan: string, more: { hong_kong?: string; exception?: string } = {}) => ({
  simplified,
  taiwan,
  hong_kong: '',
  exception: '',
  ...more,
});

afterEach(() => setDeskTerms([]));

test('a word of the desk is printed on pages of its region, and as before once it is removed', () => {
  const before = convertText('链改方案', 'zh-Hant');
  setDeskTerms([term('链改', '區塊鏈改造', { hong_kong: '鏈改造' })]);
  expect(convertText('链改方案', 'zh-Hant')).toBe('區塊鏈改造方案');
  expect(convertText('链改方案', 'zh-Hant-HK')).toBe('鏈改造方案');
  expect(convertHtml('<p title="链改"><b>链改</b></p>', 'zh-Hant')).toBe(
    '<p title="區塊鏈改造"><b>區塊鏈改造</b></p>',
  );
  expect(convertText('區塊鏈改造方案', 'zh-Hans')).toBe('链改方案');
  setDeskTerms([]);
  expect(convertText('链改方案', 'zh-Hant')).toBe(before);
});

test('the longest phrase decides, of the desk and of the dictionaries', () => {
  setDeskTerms([term('程序', '步驟'), term('程序员', '寫程式的人')]);
  expect(convertText(TEXT, 'zh-Hant')).toBe('司法程序與鏈改方案，出圈的寫程式的人改步驟');
});

test('in its exception a word is what the dictionaries say', () => {
  const before = convertText('上市程序', 'zh-Hant');
  setDeskTerms([term('程序', '步驟', { exception: '上市程序' })]);
  expect(convertText('上市程序，改程序', 'zh-Hant')).toBe(`${before}，改步驟`);
});

test('two words that lead to each other are each converted once', () => {
  setDeskTerms([term('甲方案', '乙方案'), term('乙方案', '甲方案')]);
  expect(convertText('甲方案，乙方案', 'zh-Hant')).toBe('乙方案，甲方案');
});
