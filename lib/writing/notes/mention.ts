/** A name that is being typed after an @. */
interface Typed {
  /** Offset of the @. */
  from: number;
  name: string;
}

/** The mention being typed at the caret; null for none. */
export function mentionAt(text: string, caret: number): Typed | null {
  const match = /@([^@\s]{0,20})$/.exec(text.slice(0, caret));
  return match ? { from: match.index, name: match[1] ?? '' } : null;
}

/** The text with the full name in place of the typed part, and the new position of the caret. */
export function withMention(text: string, typed: Typed, name: string): { text: string; caret: number } {
  const before = `${text.slice(0, typed.from)}@${name} `;
  const rest = text.slice(typed.from + 1 + typed.name.length).replace(/^ /, '');
  return { text: before + rest, caret: before.length };
}
