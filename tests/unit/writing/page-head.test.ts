/** @jest-environment node */
import { decodePage, readPageHead } from '@/backend/modules/writing/queries/previews/page-head';

const AT = 'https://www.paper.example/a/b';

test('the facts of a page are read from its share tags first, then from its title and description', () => {
  const shared = `<html><head><title>Whole title | Paper</title>
    <meta name="description" content="For engines">
    <meta property="og:title" content="Short title"><meta property="og:site_name" content="The Paper">
    <meta property="og:image" content="../c.jpg"></head><body><svg><title>no</title></svg></body></html>`;
  expect(readPageHead(shared, AT)).toEqual({
    title: 'Short title',
    description: 'For engines',
    site: 'The Paper',
    picture: 'https://www.paper.example/c.jpg',
    oembed: null,
  });
  expect(readPageHead('<title> A\n title </title><title>B</title>', AT)).toEqual({
    title: 'A title',
    description: '',
    site: 'paper.example',
    picture: null,
    oembed: null,
  });
});

test('title and description are plain text, cut to the length of a card', () => {
  const page = `<title>${'长'.repeat(300)}</title><meta name="description" content="<b onclick=x>&quot;bold&quot;</b>">
    <meta property="og:image" content="http://[broken">`;
  const head = readPageHead(page, AT);
  expect(head.title).toHaveLength(200);
  expect(head.description).toBe('<b onclick=x>"bold"</b>');
  expect(head.picture).toBeNull();
});

test('a page is decoded by the encoding that its server or its head names, and else as UTF-8', () => {
  const gbk = Uint8Array.from([0xc1, 0xb4, 0xd1, 0xb6]);
  const meta = new TextEncoder().encode('<meta charset="gbk">');
  expect(decodePage(gbk, 'text/html; charset=GB2312')).toBe('链讯');
  expect(decodePage(Uint8Array.from([...meta, ...gbk]), null)).toContain('链讯');
  expect(decodePage(new TextEncoder().encode('链讯'), 'text/html; charset=klingon')).toBe('链讯');
});
