import { readRows } from '@/backend/modules/redirects/commands/read-rows';

const read = (csv: string) => {
  const { read: rows, refused } = readRows(csv, 'https://new.example');
  return {
    rows: rows.map(({ row }) => `${row.host}${row.key} ${row.status} ${row.target}`),
    refused: refused.map(({ line, reason }) => `${line} ${reason}`),
  };
};
const BOTH = { rows: ['/a 308 /news', '/b 308 /events'], refused: [] };

test.each([
  ['no heading', '/a,/news\n/b,/events'],
  ['semicolons', 'from;to;status\n/a;/news;301\n/b;/events;'],
  ['tabs', 'from\tto\n/a\t/news\n/b\t/events'],
  ['Chinese columns', '旧地址,新地址,状态\n/a,/news,301\n/b,/events,'],
  ['columns in another order', 'status,to,from\n301,/news,/a\n,/events,/b'],
  ['remarks', '# old site, of 2019\nfrom,to\n/a,/news\n# more\n/b,/events'],
  ['columns of Shopify', 'Redirect from,Redirect to\n/a,/news\n/b,/events'],
  ['columns of Yoast', 'Origin,Target,Type,Format\n/a,/news,301,plain\n/b,/events,301,plain'],
  [
    'columns of Redirection, whose status says whether a row is on',
    'source,target,regex,code,type,hits,title,status\n/a,/news,0,301,url,0,,enabled\n/b,/events,0,302,url,3,"x, y",enabled',
  ],
])('a list with %s is read', (_name, csv) => expect(read(csv)).toEqual(BOTH));

test('rows that the old system had switched off are named, not read', () => {
  const list =
    'source,target,regex,code,type,hits,title,status\n/a,/news,0,301,url,0,,enabled\n/b,/events,0,301,url,0,,disabled';
  expect(read(list)).toEqual({ rows: ['/a 308 /news'], refused: ['3 off'] });
  expect(read('from,to,active\n/a,/news,yes\n/b,/events,no').refused).toEqual(['3 off']);
});

test('cells in curly quotes are read without them', () => {
  expect(read('“/a”,“/news”\n”/b“,“/events”')).toEqual(BOTH);
  expect(read('from,to\n“/a”,“/news”\n/b,/events')).toEqual(BOTH);
});

test('statuses are numbers or words', () => {
  expect(
    read('/a,/news,301 Moved Permanently\n/c,,gone\n/d,,４１０\n/e,/news,301.0\n/f,/news,teapot'),
  ).toEqual({
    rows: ['/a 308 /news', '/c 410 ', '/d 410 ', '/e 308 /news'],
    refused: ['5 statusUnknown'],
  });
});

test('a host may stand bare; regular expressions, formulas and cells of several lines are refused', () => {
  expect(read('www.old.example/b,/events').rows).toEqual(['old.example/b 308 /events']);
  expect(read('пример.xn--p1ai/b,/events').rows).toEqual(['xn--e1afmkfd.xn--p1ai/b 308 /events']);
  expect(read('source,target,regex\n^/a/(.*),/news,1').refused).toEqual(['2 notAnAddress']);
  expect(read('=cmd(),/news\n"/a\n/x",/news').refused).toEqual(['1 notAnAddress', '2 notAnAddress']);
});

test('of a huge address only the beginning is named', () => {
  const { refused } = readRows(`/${'a'.repeat(1_000_000)},/news`, 'https://new.example');
  expect(refused[0]?.from).toHaveLength(200);
});
