/** A text as if it stood at a path. */
export interface Planted {
  name: string;
  path: string;
  code: string;
  /** The rule that refuses it. */
  rule: string;
  /** Part of what the rule says. */
  says?: string;
}
