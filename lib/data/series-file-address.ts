/** Where the numbers of a series are to be had, and its curve for a frame. */
export function seriesFileAddress(key: string, format: 'csv' | 'json' | 'html', locale: string): string {
  return `/api/data/${key}.${format}?locale=${locale}`;
}
