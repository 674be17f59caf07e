import { applyTerms } from '@/backend/import/terms/apply-terms';
import { parseCsv } from '@/backend/contract/parse-csv';
import { SeenTerms } from '@/backend/import/terms/seen-terms';
import { TermMap } from '@/backend/import/terms/term-map';

const source = {
  authorName: 'lin, bo',
  categoryName: '资讯',
  otherCategories: ['美国', '旧'],
  labelNames: ['DeFi', '专栏'],
};
const mapOf = (...rows: string[]) => new TermMap(['kind,from,items,to,name', ...rows].join('\n'), 'map.csv');

test('terms without a table stay what they are, and further categories become labels', () => {
  expect(applyTerms(source, null, null)).toEqual({
    authorName: 'lin, bo',
    categoryName: '资讯',
    labelNames: ['美国', '旧', 'DeFi', '专栏'],
  });
});

test('a table makes categories, regions, authors and labels of terms, and leaves some out', () => {
  const map = mapOf(
    'category,资讯,3,category,news',
    'category,美国,,region,usa',
    'category,旧,,skip,',
    'tag,defi,,label,去中心化金融',
    'tag,专栏,,author,陈某',
    'author,lin,,author,林示例',
  );
  expect(applyTerms(source, map, null)).toEqual({
    authorName: '林示例, bo, 陈某',
    categoryName: 'news',
    labelNames: ['去中心化金融'],
    region: 'usa',
  });
});

test('a tag that the table makes a category stands before a category the table does not name', () => {
  expect(applyTerms(source, mapOf('tag,DeFi,,category,defi'), null)).toMatchObject({
    categoryName: 'defi',
    labelNames: ['资讯', '美国', '旧', '专栏'],
  });
});

test('the written table lists every term, and read again it changes nothing', () => {
  const seen = new SeenTerms();
  const before = applyTerms(source, null, seen);
  applyTerms({ ...source, labelNames: ['=1+1', 'a,"b"'] }, null, seen);
  const { csv, rows } = seen.toTable();
  expect(rows).toBe(9);
  expect(parseCsv(csv).rows.map(({ cells }) => cells.join('|'))).toEqual([
    'kind|from|items|to|name',
    'category|资讯|2|category|资讯',
    'category|美国|2|category|美国',
    'category|旧|2|category|旧',
    'tag|DeFi|1|label|DeFi',
    'tag|专栏|1|label|专栏',
    'tag|=1+1|1|label|=1+1',
    'tag|a,"b"|1|label|a,"b"',
    'author|lin|2|author|lin',
    'author|bo|2|author|bo',
  ]);
  expect(applyTerms(source, new TermMap(csv, 'map.csv'), null)).toEqual(before);
});

test.each([
  ['kind,from\ncategory,a', /map.csv: the first line lacks the columns to, name/],
  ['kind,from,to,name\ncategory,a,label,x\nthing,b,label,y', /map.csv:3: kind is one of/],
  ['kind,from,to,name\ntag,a,place,x', /map.csv:2: to is one of/],
  ['kind,from,to,name\ntag,a,region,Mars!', /map.csv:2: a region is the key of an edition/],
])('a table that cannot be followed names its line: %j', (csv, message) => {
  expect(() => new TermMap(csv, 'map.csv')).toThrow(message);
});

test('a table of a spreadsheet is read: semicolons, remarks, translated columns in another order', () => {
  const map = new TermMap('# ours\n名称;变为;原名;类型\n要闻;Category;新闻;ｃａｔｅｇｏｒｙ\n', 'map.csv');
  expect(map.find('category', '新闻')).toEqual({ to: 'category', name: '要闻' });
});

test('a table that names an edition the newsroom does not have is refused with file and line', () => {
  const map = mapOf('category,新加坡,,region,sg');
  expect(() => map.checkRegions(['usa', 'hk'])).toThrow(
    /map\.csv:2: this newsroom has no edition sg; it has usa, hk/,
  );
  expect(() => map.checkRegions(['usa', 'hk', 'sg'])).not.toThrow();
});
