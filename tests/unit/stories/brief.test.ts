import { markRest } from '@/lib/stories/brief';

const LONG = '这一句有二十多个字，用来看看两行之内还能不能再放下一句话。';

test('a phone shows the sentences that end within two lines', () => {
  expect(markRest('<p>短句。第二句也短。</p>')).toBe('<p>短句。第二句也短。</p>');
  expect(markRest(`<p>短句。${LONG}${LONG}</p>`)).toBe(`<p>短句。${LONG}<span data-rest>${LONG}</span></p>`);
});

test('a first sentence that is longer stays whole, and further paragraphs are left out', () => {
  expect(markRest(`<p>${LONG.replace('。', '，')}${LONG}再来一句。</p><p>第二段。</p>`)).toBe(
    `<p>${LONG.replace('。', '，')}${LONG}<span data-rest>再来一句。</span></p><div data-rest><p>第二段。</p></div>`,
  );
});

test('a text is never cut inside a link, nor when it does not begin with a paragraph', () => {
  const link = `<p>${LONG}<a href="/a">见公告。全文在此。</a>再来一句，很长很长很长。</p>`;
  expect(markRest(link)).toBe(
    `<p>${LONG}<span data-rest><a href="/a">见公告。全文在此。</a>再来一句，很长很长很长。</span></p>`,
  );
  expect(markRest('<ul><li>一。</li></ul>')).toBe('<ul><li>一。</li></ul>');
});

test('English sentences end with a space', () => {
  expect(
    markRest('<p>Fees fell to 1.8 gwei. The lowest since May, say three desks that watch them.</p>'),
  ).toBe(
    '<p>Fees fell to 1.8 gwei. <span data-rest>The lowest since May, say three desks that watch them.</span></p>',
  );
});
