/** Characters of a text as the backend counts them: trimmed, in Unicode code points. */
export function textLength(text: string): number {
  return [...text.trim()].length;
}
