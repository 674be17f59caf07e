/** A series to choose from. */
export interface ListedSeries {
  key: string;
  name: string;
  unit: string;
  /** Path of its page, without a language. */
  href: string;
}
