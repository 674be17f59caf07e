import { latestPoint, readPoints } from '@/backend/modules/data/commands/read-points';

const read = (text: string) =>
  readPoints(text).points.map(({ at, value }) => [at.toISOString().slice(0, 16), value]);

test.each([
  [
    'a heading and commas',
    'date,value\n2026-01-01,1.5\n2026-01-02,-2',
    [
      ['2026-01-01T00:00', 1.5],
      ['2026-01-02T00:00', -2],
    ],
  ],
  [
    'semicolons, a mark of byte order, Windows lines',
    '\uFEFF2026/1/2;3\r\n2026/1/3;4\r\n',
    [
      ['2026-01-02T00:00', 3],
      ['2026-01-03T00:00', 4],
    ],
  ],
  ['tabs', '2026-01-01\t97 210,5'.replace(',', '.'), [['2026-01-01T00:00', 97210.5]]],
  ['quoted cells with separators', '2026-01-01,"1,234,567"', [['2026-01-01T00:00', 1234567]]],
  ['times of the wire, in UTC+8', '2026-01-01 08:30,1', [['2026-01-01T00:30', 1]]],
  [
    'Unix times in seconds and milliseconds',
    '1767225600,1\n1767312000000,2',
    [
      ['2026-01-01T00:00', 1],
      ['2026-01-02T00:00', 2],
    ],
  ],
  [
    'JSON pairs',
    '[["2026-01-01",1],[1767312000,2]]',
    [
      ['2026-01-01T00:00', 1],
      ['2026-01-02T00:00', 2],
    ],
  ],
  ['JSON objects in an object', '{"data":[{"date":"2026-01-01","value":"7"}]}', [['2026-01-01T00:00', 7]]],
  ['one day twice: the later line', '2026-01-01,1\n2026-01-01,2', [['2026-01-01T00:00', 2]]],
  [
    'no order',
    '2026-01-02,2\n2026-01-01,1',
    [
      ['2026-01-01T00:00', 1],
      ['2026-01-02T00:00', 2],
    ],
  ],
  ['Chinese days and names of columns', '日期,数值\n2026年1月1日,５．５', [['2026-01-01T00:00', 5.5]]],
  [
    'days in words, and in one number',
    'date,value\n"Jan 1, 2026",1\n2 Jan 2026,2\n03-Jan-2026,3\n20260104,4',
    [1, 2, 3, 4].map((day) => [`2026-01-0${day}T00:00`, day]),
  ],
  [
    'days before months, which one day tells',
    'date,value\n01/02/2026,1\n13/02/2026,2',
    [
      ['2026-02-01T00:00', 1],
      ['2026-02-13T00:00', 2],
    ],
  ],
  [
    'negative amounts and currencies',
    'date,value\n2026-01-01,"(1,234.5)"\n2026-01-02,-$5\n2026-01-03,($9)\n2026-01-04,−6\n2026-01-05,US$ 7',
    [-1234.5, -5, -9, -6, 7].map((value, at) => [`2026-01-0${at + 1}T00:00`, value]),
  ],
  [
    'decimal commas',
    'date;value\n2026-01-01;1,5\n2026-01-02;1.234,56\n2026-01-03;1.234',
    [
      ['2026-01-01T00:00', 1.5],
      ['2026-01-02T00:00', 1234.56],
      ['2026-01-03T00:00', 1234],
    ],
  ],
  ['remarks, values before days', '# by hand, of May\nvalue,date\n5,2026-01-01', [['2026-01-01T00:00', 5]]],
  ['a heading of two lines', 'date,"value\n(US$)"\n2026-01-01,5', [['2026-01-01T00:00', 5]]],
  [
    'times as spreadsheets and programs write them',
    '2026/1/1 8:30,1\n2026-01-02 00:30:00 UTC,2\n2026-01-03 00:30:00+00:00,3',
    [1, 2, 3].map((day) => [`2026-01-0${day}T00:30`, day]),
  ],
])('%s', (_name, text, points) => {
  expect(readPoints(text).problems).toEqual([]);
  expect(read(text)).toEqual(points);
});

test.each([
  ['a day that is none', 'date,value\n2026-02-31x,1', 2],
  ['the 31st of February', 'date,value\n2026-02-31,1', 2],
  ['a time on the 31st of February', 'date,value\n2026-02-31 08:00,1', 2],
  ['a value that is none', 'date,value\n2026-01-01,NaN', 2],
  ['a day or a month first', 'date,value\n01/02/2026,1', 2],
  ['groups of other than three digits', 'date,value\n2026-01-01,"12,34,5"', 2],
  ['a formula', 'date,value\n2026-01-01,=1+1', 2],
  ['a unit nobody named', 'date,value\n2026-01-01,1.2亿', 2],
  ['a third column with something in it', 'date,value\n2026-01-01,1,2', 2],
  ['a number without an end', `date,value\n2026-01-01,${'9'.repeat(200_000)}x`, 2],
  ['broken JSON', '[["2026-01-01",1]', 1],
  ['JSON of another shape', '[{"when":"2026-01-01","value":1}]', 1],
])('%s is reported with its line', (_name, text, line) => {
  expect(readPoints(text).problems.map((problem) => problem.line)).toEqual([line]);
});

test('the first line may be a heading, and no other line', () => {
  expect(readPoints('day,close\n2026-01-01,1').problems).toEqual([]);
  expect(readPoints('2026-01-01,1\nday,close').problems).toHaveLength(1);
});

test('a point with a mistyped year is named as one that has not come yet; one of tomorrow is read', () => {
  const latest = latestPoint(new Date('2026-11-30T12:00:00Z'));
  const { points, problems } = readPoints('2026-12-01,1\n2036-11-30,2\n2026-11-29,many', latest);
  expect(points).toHaveLength(1);
  expect(problems).toEqual([
    { line: 2, text: '2036-11-30,2', is_ahead: true },
    { line: 3, text: '2026-11-29,many' },
  ]);
  expect(readPoints('2036-11-30,2').problems).toEqual([]);
});
