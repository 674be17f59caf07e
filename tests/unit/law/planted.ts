/** A source text, linted as if it were at `path`. */
export interface Planted {
  name: string;
  path: string;
  code: string;
  /** The rule that refuses it. */
  rule: string;
  /** Part of what the rule says. */
  says?: string;
}
