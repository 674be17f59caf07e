/** One row of the area-code table. */
export interface Area {
  country: string;
  area_code: string;
  iso: string;
}

/**
 * Rows that match the typed text: digits match the beginning of the code; letters match any part of the name, or the
 * whole ISO code. Rows with exactly the typed code come first. Empty text matches every row.
 */
export function findAreas(areas: readonly Area[], typed: string): Area[] {
  const text = typed.trim().toLowerCase();
  const digits = text.replace(/^\+/, '');
  if (digits === '') return [...areas];
  if (/^\d+$/.test(digits)) return withExactFirst(areas, digits);
  return areas.filter((area) => area.country.toLowerCase().includes(text) || area.iso.toLowerCase() === text);
}

function withExactFirst(areas: readonly Area[], digits: string): Area[] {
  const matches = areas.filter((area) => area.area_code.startsWith(digits));
  const isExact = (area: Area) => area.area_code === digits;
  return [...matches.filter(isExact), ...matches.filter((area) => !isExact(area))];
}

const LOOKS_LIKE_CODE = /^\+?([1-9]\d{0,3})$/;

/**
 * The area code of a typed text when the reader chose no row: the code typed in full, or the code of the only row that
 * matches. Null when there is none. While the table is not loaded (no rows), one to four digits count as the code
 * themselves.
 */
export function matchTypedCode(areas: readonly Area[], typed: string): string | null {
  if (typed.trim() === '') return null;
  if (areas.length === 0) return LOOKS_LIKE_CODE.exec(typed.trim())?.[1] ?? null;
  const [first, ...others] = findAreas(areas, typed);
  const isWhole = first?.area_code === typed.trim().replace(/^\+/, '');
  return first && (isWhole || others.length === 0) ? first.area_code : null;
}
