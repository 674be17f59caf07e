import { correctionsHtml } from '@/lib/stories/corrections-html';

test('corrections in a feed have their time, and their text is escaped', () => {
  expect(correctionsHtml([], 'Correction')).toBe('');
  const at = '2026-11-20T10:00:00+08:00';
  expect(correctionsHtml([{ text: 'It was <b>three</b> & not two.', lang: 'en', at }], 'Correction')).toBe(
    `<p><strong>Correction (${at})</strong> It was &lt;b&gt;three&lt;/b&gt; &amp; not two.</p>`,
  );
});
