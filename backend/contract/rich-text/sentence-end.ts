/** After the mark and the quotes that close with it; a point inside a number or an abbreviation ends nothing. */
const END = /[。！？；][」』”’）]*|[.!?][”’")]*(?=\s|$)/gu;

/** The last place in (`from`, `to`] at which a sentence is over; 0 where there is none. */
export function sentenceEnd(text: string, from: number, to: number): number {
  let end = 0;
  for (const { index, 0: mark } of text.matchAll(END)) {
    const place = index + mark.length;
    if (place > to) break;
    if (place > from) end = place;
  }
  return end;
}
