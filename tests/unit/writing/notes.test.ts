/** @jest-environment jsdom */
import { correctionLangs } from '@/lib/writing/correction-langs';
import { mentionAt, withMention } from '@/lib/writing/notes/mention';
import { passageOf, quoteIn } from '@/lib/writing/notes/quote';

test('a mention is the text from an @ to the caret, and is replaced by the whole name', () => {
  const text = '请@林 看第2段';
  expect(mentionAt(text, 2)).toEqual({ from: 1, name: '' });
  const typed = mentionAt(text, 3);
  expect(typed).toEqual({ from: 1, name: '林' });
  expect(mentionAt(text, 6)).toBeNull();
  expect(typed && withMention(text, typed, '林晓')).toEqual({ text: '请@林晓 看第2段', caret: 5 });
});

test('a note quotes the selected words, or the paragraph with the caret', () => {
  document.body.innerHTML =
    '<main><p>第一段。</p><div contenteditable="true"><p>第二段 有\n两行。</p></div></main><p>外面</p>';
  const scope = document.querySelector('main');
  const [first, second] = document.querySelectorAll('main p');
  const select = (node: Node | null | undefined, from: number, to: number) => {
    const range = document.createRange();
    if (!node) throw new Error('no such node');
    range.setStart(node, from);
    range.setEnd(node, to);
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
  };
  select(first?.firstChild, 0, 2);
  expect(quoteIn(scope)).toBe('第一');
  select(first?.firstChild, 1, 1);
  expect(quoteIn(scope)).toBe('');
  select(second?.firstChild, 1, 1);
  expect(quoteIn(scope)).toBe('第二段 有 两行。');
  select(document.querySelector('body > p')?.firstChild, 0, 2);
  expect(quoteIn(scope)).toBe('');
  expect(passageOf(scope, '第二段 有 两行。')).toBe(second);
  expect(passageOf(scope, '外面')).toBeNull();
  expect(passageOf(scope, '')).toBeNull();
});

test('a correction is written once in Chinese, in whichever script is published, and once in English', () => {
  expect(correctionLangs(['zh-Hans', 'zh-Hant', 'en'])).toEqual(['zh-Hans', 'en']);
  expect(correctionLangs(['en', 'zh-Hant'])).toEqual(['en', 'zh-Hant']);
  expect(correctionLangs(['en'])).toEqual(['en']);
});
