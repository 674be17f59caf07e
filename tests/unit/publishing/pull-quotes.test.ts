/** @jest-environment node */
import { parseDocument } from 'htmlparser2';
import render from 'dom-serializer';
import { dropRepeatedQuotes } from '@/lib/publishing/rich-text/pull-quotes';

const SENTENCE = '危险不再按上班时间来了';
const pull = `<blockquote class="pull"><p>${SENTENCE}。</p></blockquote>`;
const long = `<p>${'很长的一段话。'.repeat(120)}</p>`;
const quoted = `<p>主管说：“${SENTENCE}。”</p>`;

function isShown(html: string, coverQuote = ''): boolean {
  const document = parseDocument(html);
  dropRepeatedQuotes(document, coverQuote);
  return render(document).includes('blockquote');
}

test('a pull quote is left out in the section of the sentence it repeats, and shown in another', () => {
  expect(isShown(`${long}${quoted}${pull}<h2>后面</h2>`)).toBe(false);
  expect(isShown(`${long}${quoted}<h2>后面</h2>${pull}`)).toBe(true);
});

test('a short text, and one whose cover shows the sentence, has no pull quote that repeats it', () => {
  expect(isShown(`${quoted}<h2>后面</h2>${pull}`)).toBe(false);
  expect(isShown(`${long}<h2>后面</h2>${pull}`, SENTENCE)).toBe(false);
});

test('a pull quote that repeats nothing, and other quotations, stay', () => {
  expect(isShown(`${long}${pull}`)).toBe(true);
  expect(isShown(`${quoted}<blockquote><p>${SENTENCE}。</p></blockquote>`)).toBe(true);
});
