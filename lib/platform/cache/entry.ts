/** One cached answer: a page, a route's body, or data of the backend. */
export interface Entry {
  value: unknown;
  /** When the request that made it began, in milliseconds since 1970. */
  bornAt: number;
  /** The position in the log of tags at that moment: the entry does not contain later changes. */
  since: number;
  tags: string[];
  cacheControl: unknown;
}
