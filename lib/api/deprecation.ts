/** That an address is going away: since when it is announced, when it ends, and what takes its place. */
export interface Deprecation {
  /** `YYYY-MM-DD`, in UTC. */
  since: string;
  /** `YYYY-MM-DD`, in UTC, at least six months later; null while the end has no date. */
  ends: string | null;
  /** The path that takes its place, such as `/content`. */
  successor: string | null;
}

/** The headers that announce it: Deprecation (RFC 9745), Sunset (RFC 8594) and a link to what takes its place. */
export function deprecationHeaders(deprecation: Deprecation | undefined): Record<string, string> {
  if (!deprecation) return {};
  const { since, ends, successor } = deprecation;
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    ...(ends !== null && { sunset: new Date(ends).toUTCString() }),
    ...(successor !== null && { link: `</api/v1${successor}>; rel="successor-version"` }),
  };
}
