/**
 * The text that stays in a field when the answer to a sent form arrives: none, unless the reader went on typing. If the
 * field begins with the text that was sent, only the rest stays; otherwise all of it stays.
 * @param now the current text of the field
 * @param sent the text of the field when it was sent
 */
export function unsentText(now: string, sent: string): string {
  return now.startsWith(sent) ? now.slice(sent.length).trimStart() : now;
}
