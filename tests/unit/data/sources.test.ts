import { partOfAnswer } from '@/backend/modules/data/commands/part-of-answer';
import { withoutOutliers } from '@/backend/modules/data/commands/without-outliers';

const points = (...values: number[]) => values.map((value, at) => ({ at: new Date(at * 86_400_000), value }));

test.each([
  ['{"result":{"prices":[[1,2]]}}', 'result.prices', '[[1,2]]'],
  ['[{"rows":[1]}]', '0.rows', '[1]'],
  ['{"a":null}', 'a', null],
  ['{"a":1}', 'b', null],
  ['{"a":1}', 'a.b', null],
  ['{"a":1}', 'constructor', null],
  ['<html>', 'a', null],
])('%s at %s is %s', (answer, path, part) => expect(partOfAnswer(answer, path)).toBe(part));

test('a value ten times beyond all known values is an outlier, one within that is stored', () => {
  const { stored, outliers } = withoutOutliers(points(95, 1200, 9, 990, 0), [100, 90, 95, 99, 91]);
  expect(stored.map(({ value }) => value)).toEqual([95, 9, 990]);
  expect(outliers.map(({ value }) => value)).toEqual([1200, 0]);
});

test('with few known values, or with values that are changes, there are no outliers', () => {
  expect(withoutOutliers(points(1e6), [1, 2]).outliers).toEqual([]);
  expect(withoutOutliers(points(1e6), [1, -2, 3, 4, 5, 6]).outliers).toEqual([]);
});
