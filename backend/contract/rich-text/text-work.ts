/** The most markup characters a text may have. Parsing each takes some microseconds. */
export const MAX_MARKS = 30_000;
/** The most markup characters of the details of an event, which are parsed for each list with the event. */
export const MAX_EVENT_MARKS = 5_000;

/** The number of plain characters that take as long to parse as one markup character. */
const CHARACTERS_PER_MARK = 20;

/** The number of markup characters (`<` and `&`) in a text; counting stops above `max`. */
export function marksIn(html: string, max = MAX_MARKS): number {
  let marks = 0;
  for (const sign of ['<', '&'])
    for (let at = html.indexOf(sign); at !== -1 && marks <= max; at = html.indexOf(sign, at + 1)) marks += 1;
  return marks;
}

/** Whether a text has more markup characters than a person would write. */
export const isOvermarked = (html: string, max = MAX_MARKS): boolean => marksIn(html, max) > max;

/**
 * The number of characters whose words take as long to extract for the search as one markup character takes to parse.
 */
const CHARACTERS_OF_WORDS = 6;

/** The work of cleaning a text, measured in markup characters. */
export const textWork = (html: string): number =>
  marksIn(html) + Math.ceil(html.length / CHARACTERS_PER_MARK);

/** The work of extracting its words for the search, in the same unit. */
export const wordWork = (text: string): number => Math.ceil(text.length / CHARACTERS_OF_WORDS);
