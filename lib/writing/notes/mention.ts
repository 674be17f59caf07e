/** A name that is being typed after an @. */
interface Typed {
  /** Where the @ stands. */
  from: number;
  name: string;
}

/** The mention at a place of a text; null when none is being typed there. */
export function mentionAt(text: string, caret: number): Typed | null {
  const found = /@([^@\s]{0,20})$/.exec(text.slice(0, caret));
  return found ? { from: found.index, name: found[1] ?? '' } : null;
}

/** The text with a whole name in place of what was typed, and where to go on typing. */
export function withMention(text: string, typed: Typed, name: string): { text: string; caret: number } {
  const before = `${text.slice(0, typed.from)}@${name} `;
  const rest = text.slice(typed.from + 1 + typed.name.length).replace(/^ /, '');
  return { text: before + rest, caret: before.length };
}
