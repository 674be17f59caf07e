import { filterCounts, matchingKeys } from '@/lib/directory/atlas/filter';
import { indexPlots, neighbourOf, plotAt, plotsAround } from '@/lib/directory/atlas/find-plot';
import { layoutAtlas } from '@/lib/directory/atlas/layout';
import { hasMap } from '@/lib/directory/atlas/has-map';
import { plotSize, storyCells } from '@/lib/directory/atlas/plot-size';
import { hasName, plotLook } from '@/lib/directory/atlas/look';
import {
  type AtlasDistrict,
  type AtlasEntry,
  type Box,
  MAP_SHAPES,
  type Plot,
} from '@/lib/directory/atlas/map';
import { MAX_ZOOM, panBy, reveal, within, zoomAt } from '@/lib/directory/atlas/map-view';
import { packPlots } from '@/lib/directory/atlas/pack';
import { splitArea } from '@/lib/directory/atlas/split-area';
import { fromAtlasWire, toAtlasWire } from '@/lib/directory/atlas/wire';

const entry = (key: string, year = 0): AtlasEntry => ({
  key,
  name: key,
  year,
  week: 0,
  today: 0,
  hasEvent: false,
});
/** Districts with `counts` entries each; every 40th entry has 30 stories, every 9th has 7, and the others have none. */
const districtsOf = (...counts: number[]): AtlasDistrict[] =>
  counts.map((count, district) => ({
    key: `d${district}`,
    name: `District ${district}`,
    entries: Array.from({ length: count }, (_, at) =>
      entry(`${district}-${at}`, at % 40 === 0 ? 30 : at % 9 === 0 ? 7 : 0),
    ),
  }));
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width - 1e-6 &&
  b.x < a.x + a.width - 1e-6 &&
  a.y < b.y + b.height - 1e-6 &&
  b.y < a.y + a.height - 1e-6;

const FULL = districtsOf(731, 468, 464, 412, 402, 388, 366, 355, 312, 296, 243, 214, 187, 162);

test.each(['wide', 'tall'] as const)(
  'five thousand entries fit on the %s map, and no two overlap',
  (shape) => {
    const { width, height, plots, districts } = layoutAtlas(FULL, MAP_SHAPES[shape]);
    expect(plots).toHaveLength(5000);
    expect(districts.map(({ count }) => count)).toEqual(FULL.map(({ entries }) => entries.length));
    const index = indexPlots({ plots });
    for (const cellPlots of index.values())
      for (const [at, first] of cellPlots.entries())
        for (const other of cellPlots.slice(at + 1))
          if (overlap(first, other)) throw new Error(`${first.key} ${other.key}`);
    for (const plot of plots) {
      const district = districts.find(({ key }) => key === plot.district);
      expect(plot.x + plot.width).toBeLessThanOrEqual((district?.x ?? 0) + (district?.width ?? 0) + 1e-6);
      expect(plot.y + plot.height).toBeLessThanOrEqual((district?.y ?? 0) + (district?.height ?? 0) + 1e-6);
    }
    for (const [at, first] of districts.entries())
      for (const other of districts.slice(at + 1)) expect(overlap(first, other)).toBe(false);
    expect(Math.max(...districts.map((box) => box.x + box.width))).toBeCloseTo(width);
    expect(Math.max(...districts.map((box) => box.y + box.height))).toBeCloseTo(height);
  },
);

test('the same entries give the same map; an empty category has no district, and no entries give no plots', () => {
  expect(layoutAtlas(FULL, MAP_SHAPES.wide)).toEqual(layoutAtlas(FULL, MAP_SHAPES.wide));
  expect(layoutAtlas(districtsOf(3, 0, 2), MAP_SHAPES.wide).districts.map(({ key }) => key)).toEqual([
    'd0',
    'd2',
  ]);
  expect(layoutAtlas([], MAP_SHAPES.wide)).toMatchObject({ districts: [], plots: [] });
});

test('the area of a plot grows with the stories about its entry, and a small atlas has room for names', () => {
  const { plots } = layoutAtlas(districtsOf(41, 30), MAP_SHAPES.wide);
  const area = (key: string) => {
    const plot = plots.find((candidate) => candidate.key === key);
    return (plot?.width ?? 0) * (plot?.height ?? 0);
  };
  expect(area('0-0')).toBeGreaterThan(area('0-9'));
  expect(area('0-9')).toBeGreaterThan(area('0-1'));
  expect(plots.filter((plot) => !hasName(plot, 1, false))).toEqual([]);
});

test('each story of a small atlas has a cell of its plot, below the name and beside the others', () => {
  for (const [name, year] of [
    ['链上国债：抵押品的新去处', 7],
    ['A', 30],
    ['B', 1],
  ] as const) {
    const { columns, rows } = plotSize({ name, year }, 50);
    const cells = storyCells(year, columns);
    expect(new Set(cells.map(({ column, row }) => `${column}:${row}`)).size).toBe(year);
    expect(cells.every(({ column, row }) => column < columns - 1 && row > 0 && row < rows - 1)).toBe(true);
  }
  expect(plotSize({ name: 'C', year: 0 }, 50).rows).toBe(1);
  expect(layoutAtlas(districtsOf(41, 30), MAP_SHAPES.wide).cell).toBeGreaterThan(6);
  expect(layoutAtlas(FULL, MAP_SHAPES.wide).cell).toBeNull();
});

test('plots are packed the largest first, those of one size in order, and gaps are filled', () => {
  const unit = { columns: 1, rows: 1 };
  const packed = packPlots([unit, { columns: 2, rows: 2 }, unit, unit], 3);
  expect(packed).toEqual({
    rows: 3,
    places: [
      { column: 2, row: 0 },
      { column: 0, row: 0 },
      { column: 2, row: 1 },
      { column: 0, row: 2 },
    ],
  });
  expect(packPlots([{ columns: 4, rows: 1 }], 3)).toBeNull();
});

test('an area is divided by weight, in order', () => {
  const boxes = splitArea([1, 1, 2], { x: 0, y: 0, width: 100, height: 50 }, 0);
  expect(boxes.map(({ width, height }) => width * height)).toEqual([1250, 1250, 2500]);
  expect(boxes[2]).toEqual({ x: 50, y: 0, width: 50, height: 50 });
});

test('a point finds its plot, and neighbours lie in the direction asked for', () => {
  const { plots } = layoutAtlas(FULL, MAP_SHAPES.wide);
  const index = indexPlots({ plots });
  for (const plot of plots.filter((_, at) => at % 97 === 0)) {
    expect(plotAt(index, plot.x + plot.width / 2, plot.y + plot.height / 2)?.key).toBe(plot.key);
    const right = neighbourOf(plots, plot, 'right');
    if (right) expect(right.x + right.width / 2).toBeGreaterThan(plot.x + plot.width / 2);
    expect(plotsAround(plots, plot, 3)).toHaveLength(3);
  }
  expect(plotAt(index, -1, -1)).toBeNull();
  const [corner] = layoutAtlas(districtsOf(1), MAP_SHAPES.wide).plots;
  expect(corner && neighbourOf([corner], corner, 'left')).toBeNull();
});

test('zooming keeps the point under the pointer in place, and the view stays within the map', () => {
  const map = { width: 800, height: 600 };
  const view = zoomAt({ zoom: 1, x: 0, y: 0 }, 2, { x: 400, y: 300 }, map);
  expect(view).toEqual({ zoom: 2, x: 200, y: 150 });
  expect(panBy(view, { x: 10_000, y: -10_000 }, map)).toEqual({ zoom: 2, x: 0, y: 300 });
  expect(zoomAt(view, 100, { x: 0, y: 0 }, map).zoom).toBe(MAX_ZOOM);
  expect(within({ zoom: 0.1, x: 5, y: 5 }, map)).toEqual({ zoom: 1, x: 0, y: 0 });
  expect(reveal(view, { x: 700, y: 10, width: 50, height: 20 }, map)).toEqual({ zoom: 2, x: 350, y: 10 });
});

test('plots with stories of today are red, those of this week dark; a search outlines the others and hides none', () => {
  const plot: Plot = { ...entry('a', 9), x: 0, y: 0, width: 30, height: 20, district: 'd' };
  expect(plotLook(plot, null)).toBe('outline');
  expect(plotLook({ ...plot, week: 1 }, null)).toBe('week');
  expect(plotLook({ ...plot, week: 1, today: 1 }, null)).toBe('today');
  expect(plotLook({ ...plot, week: 1 }, false)).toBe('outline');
  expect(plotLook({ ...plot, year: 0 }, false)).toBe('quiet');
  expect(plotLook({ ...plot, year: 0 }, true)).toBe('week');
  expect([hasName(plot, 1, false), hasName(plot, 1, true), hasName(plot, 2, false)]).toEqual([
    false,
    true,
    true,
  ]);
});

test('filters count entries; search, filter and category narrow each other', () => {
  const entries = [
    { ...entry('Alpha'), week: 1, district: 'a' },
    { ...entry('Alphabet'), hasEvent: true, district: 'b' },
    { ...entry('Beta'), week: 2, today: 1, district: 'a' },
  ];
  expect(filterCounts(entries)).toEqual({ today: 1, week: 2, event: 1 });
  const none = { search: ' ', filter: null, district: null };
  expect(matchingKeys(entries, none)).toBeNull();
  expect([...(matchingKeys(entries, { ...none, search: 'alpha' }) ?? [])]).toEqual(['Alpha', 'Alphabet']);
  expect([...(matchingKeys(entries, { search: 'alpha', filter: 'week', district: null }) ?? [])]).toEqual([
    'Alpha',
  ]);
  expect([...(matchingKeys(entries, { ...none, district: 'b' }) ?? [])]).toEqual(['Alphabet']);
});

test('a map is unchanged after it was sent to the browser', () => {
  const map = layoutAtlas(districtsOf(50, 20), { width: 800, height: 600 });
  const back = fromAtlasWire(JSON.parse(JSON.stringify(toAtlasWire(map))));
  expect(back.plots.map(({ key }) => key)).toEqual(map.plots.map(({ key }) => key));
  expect(back.plots[3]?.x).toBeCloseTo(map.plots[3]?.x ?? -1, 1);
});

test('the area of a plot is the number of stories, and a map needs different numbers of enough entries', () => {
  for (const year of [1, 2, 3, 5, 7, 12, 30]) {
    const { columns, rows } = plotSize({ name: 'A', year }, 500);
    expect(Math.abs(columns * rows - year)).toBeLessThanOrEqual(Math.max(1, year * 0.1));
  }
  const district = (...years: number[]): AtlasDistrict[] => [
    { key: 'd', name: 'd', entries: years.map((year, at) => entry(String(at), year)) },
  ];
  expect(hasMap(district(1, 2, 3, 0, 0, 0))).toBe(true);
  expect(hasMap(district(1, 1, 2, 0, 0, 0))).toBe(false);
  expect(hasMap(district(1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0))).toBe(false);
});

test('every district is as wide as its name needs, on both maps, and none overlap', () => {
  const names = [
    'Block explorers',
    'Wallets',
    'Analytics',
    'Security and audits',
    'Developer tools',
    'Nodes and RPC',
    'Bookkeeping and tax',
    'Governance and voting',
  ];
  const districts = names.map((name, district) => ({
    key: name,
    name,
    entries: Array.from({ length: 5 }, (_, at) => entry(`${name}-${at}`, district === 0 && at === 0 ? 9 : 0)),
  }));
  for (const shape of ['wide', 'tall'] as const) {
    const { districts: boxes } = layoutAtlas(districts, MAP_SHAPES[shape]);
    for (const { name, width } of boxes)
      expect([name, width >= Math.min(name.length * 8.6, MAP_SHAPES[shape].width)]).toEqual([name, true]);
    for (const [at, first] of boxes.entries())
      for (const other of boxes.slice(at + 1)) expect(overlap(first, other)).toBe(false);
  }
});
