/** @jest-environment node */
import { metadataTags } from '@/server/next/metadata-tags';

test('a page that is not indexed, with an author of the Fediverse, has its tags in the order of Next', () => {
  const tags = metadataTags({
    title: `"A" & <b>'s`,
    description: 'Short',
    robots: { index: false, follow: true },
    other: { 'fediverse:creator': '@author@news.example' },
    alternates: { canonical: 'https://news.example/news/1' },
  });
  expect(tags).toBe(
    '<title>&quot;A&quot; &amp; &lt;b&gt;&#x27;s</title>' +
      '<meta name="description" content="Short"/>' +
      '<meta name="robots" content="noindex, follow"/>' +
      '<meta name="fediverse:creator" content="@author@news.example"/>' +
      '<link rel="canonical" href="https://news.example/news/1"/>',
  );
});

test('a field that would be missing in the page is refused', () => {
  expect(() => metadataTags({ title: 'A', keywords: ['b'] })).toThrow('keywords');
});
