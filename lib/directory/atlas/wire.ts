import type { AtlasMap, Plot } from './map';

type PlotRow = [
  key: string,
  name: string,
  year: number,
  week: number,
  today: number,
  hasEvent: 0 | 1,
  x: number,
  y: number,
  width: number,
  height: number,
];

/** A map as it is sent to the browser: thousands of plots as arrays, without field names, to be small. */
export type AtlasWire = Omit<AtlasMap, 'plots'> & { plots: [district: string, rows: PlotRow[]][] };

export function toAtlasWire({ plots, ...map }: AtlasMap): AtlasWire {
  const rows = new Map<string, PlotRow[]>();
  for (const { district, key, name, year, week, today, hasEvent, x, y, width, height } of plots) {
    const row: PlotRow = [key, name, year, week, today, hasEvent ? 1 : 0, short(x), short(y), width, height];
    const districtRows = rows.get(district);
    if (districtRows) districtRows.push(row);
    else rows.set(district, [row]);
  }
  return { ...map, plots: [...rows] };
}

export function fromAtlasWire({ plots, ...map }: AtlasWire): AtlasMap {
  const all = plots.flatMap(([district, rows]) =>
    rows.map(([key, name, year, week, today, hasEvent, x, y, width, height]): Plot => {
      return { district, key, name, year, week, today, hasEvent: hasEvent === 1, x, y, width, height };
    }),
  );
  return { ...map, plots: all };
}

const short = (pixels: number) => Math.round(pixels * 100) / 100;
