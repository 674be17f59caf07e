/**
 * What stays in a field when the answer to what was sent comes: nothing, unless somebody went on typing. Text that begins
 * with what was sent keeps the rest; any other text is kept whole.
 * @param now what stands in the field
 * @param sent what stood there when it was sent
 */
export function leftAfter(now: string, sent: string): string {
  return now.startsWith(sent) ? now.slice(sent.length).trimStart() : now;
}
