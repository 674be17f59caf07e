/**
 * A sentence ends after its mark and any closing quotes; a point inside a number or an abbreviation does not end it.
 */
const END = /[。！？；][」』”’）]*|[.!?][”’")]*(?=\s|$)/gu;

/** The last position in (`from`, `to`] at which a sentence ends; 0 if there is none. */
export function sentenceEnd(text: string, from: number, to: number): number {
  let end = 0;
  for (const { index, 0: mark } of text.matchAll(END)) {
    const place = index + mark.length;
    if (place > to) break;
    if (place > from) end = place;
  }
  return end;
}
