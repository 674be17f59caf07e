/** A source text that is linted as if it were the file at `path`. */
export interface Planted {
  name: string;
  path: string;
  code: string;
  /** The rule that refuses it. */
  rule: string;
  /** A part of the rule's message. */
  says?: string;
}
