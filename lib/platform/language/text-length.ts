/** Characters of a text as the backend counts them: trimmed, and what a reader sees as one counts as one. */
export function textLength(text: string): number {
  return [...text.trim()].length;
}
