import { parseXml } from '@/backend/import/xml/parse-xml';
import { child, textOf } from '@/backend/import/xml/node';
import { eventsOfFiles, firstText, itemsOf, onlyItem, refusalsOf } from './events';

const rss = (item: string, doctype = '') =>
  `<?xml version="1.0"?>${doctype}<rss version="2.0"><channel>${item}</channel></rss>`;

describe('hostile XML', () => {
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
    '\n',
  );

  test('entities of a DTD are not expanded', async () => {
    const doctype = `<!DOCTYPE rss [<!ENTITY l0 "HAHA">\n${laughs}]>`;
    const item = await onlyItem({ 'a.xml': rss('<item><title>x &l9; y</title></item>', doctype) });
    expect(firstText(item).title).toBe('x &l9; y');
  });

  test('no external file or address is loaded', async () => {
    const doctype =
      '<!DOCTYPE rss SYSTEM "http://127.0.0.1:1/x.dtd" [<!ENTITY f SYSTEM "file:///etc/passwd"> <!-- > ] -->]>';
    const item = await onlyItem({
      'a.xml': rss('<item><title>see &f;</title><description>&f;!</description></item>', doctype),
    });
    expect(firstText(item)).toMatchObject({ title: 'see &f;', body: '<p>&amp;f;!</p>' });
  });

  test('a DOCTYPE without an end is an error', async () => {
    expect(refusalsOf(await eventsOfFiles({ 'a.xml': '<!DOCTYPE rss [<!ENTITY a "b"><rss></rss>' }))).toEqual(
      ['broken a.xml — has a DOCTYPE that does not end'],
    );
  });

  test('absurd nesting is an error, found quickly', async () => {
    const start = Date.now();
    const events = await eventsOfFiles({ 'a.xml': rss(`<item>${'<a>'.repeat(500_000)}`) });
    expect(refusalsOf(events)).toEqual(['broken a.xml — nests elements deeper than 200']);
    expect(Date.now() - start).toBeLessThan(5000);
  });

  test('names of Object.prototype are not attributes', () => {
    const { root } = parseXml('<a __proto__="x" xmlns:constructor="y"><constructor:b/></a>');
    expect(Object.getPrototypeOf(root.attributes)).toBe(Object.prototype);
  });
});

describe('broken XML', () => {
  test('mismatched tags, bare ampersands and unquoted attributes are read', async () => {
    const item = await onlyItem({
      'a.xml': rss('<item><title>Q&A <b>now</i></title><guid isPermaLink=false>u:1</guid></item>'),
    });
    expect(firstText(item).title).toBe('Q&A now');
    expect(item.sourceKey).toBe('rss:u:1');
  });

  test('a truncated file gives its complete entries and one event for the rest', async () => {
    const whole = '<item><title>One</title></item>';
    const events = await eventsOfFiles({ 'a.xml': `<rss><channel>${whole}\n<item><title>Tw` });
    expect(itemsOf(events)).toHaveLength(1);
    expect(refusalsOf(events)).toEqual(['broken a.xml:2 — is cut off: the file ends inside it']);
  });

  test.each([
    ['<!-- nothing -->', 'broken a.xml — has no root element'],
    ['<html><body>x</body></html>', 'broken a.xml — is a web page, not a feed'],
    ['<opml/>', 'broken a.xml — is XML with the root <opml>, neither a feed nor an export'],
    ['<rss><channel/></rss>', 'skip a.xml — has no items'],
  ])('%s', async (xml, refusal) =>
    expect(refusalsOf(await eventsOfFiles({ 'a.xml': xml }))).toEqual([refusal]),
  );

  test('CDATA that was split because it contains its own end mark is joined', () => {
    const { root } = parseXml('<a><![CDATA[x <![CDATA[ y ]]]]><![CDATA[> z]]></a>');
    expect(textOf(root)).toBe('x <![CDATA[ y ]]> z');
  });

  test('declared prefixes have the declared meaning, and undeclared ones the usual meaning', () => {
    const { root } = parseXml(
      '<a:feed xmlns:a="http://www.w3.org/2005/Atom" xmlns:q="http://purl.org/dc/elements/1.1/"><a:title/><q:date/><media:x/></a:feed>',
    );
    expect(root.key).toBe('feed');
    expect([child(root, 'title'), child(root, 'dc:date'), child(root, 'media:x')]).not.toContain(null);
  });
});
