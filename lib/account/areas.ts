/** One row of the area-code table. */
export interface Area {
  country: string;
  area_code: string;
  iso: string;
}

/** Rows that match what was typed: digits begin the code, letters are anywhere in the name or are the ISO code. */
export function findAreas(areas: readonly Area[], typed: string): Area[] {
  const text = typed.trim().toLowerCase();
  const digits = text.replace(/^\+/, '');
  if (digits === '') return [...areas];
  if (/^\d+$/.test(digits)) return areas.filter((area) => area.area_code.startsWith(digits));
  return areas.filter((area) => area.country.toLowerCase().includes(text) || area.iso.toLowerCase() === text);
}
