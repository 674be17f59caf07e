/** The most signs of markup a text may have. Parsing each costs some microseconds. */
export const MAX_MARKS = 30_000;
/** The same for the details of an event, which are read for each list it is in. */
export const MAX_EVENT_MARKS = 5_000;

/** Plain characters that cost as much to parse as one sign of markup. */
const CHARACTERS_PER_MARK = 20;

/** How many signs of markup (`<` and `&`) a text has; counting ends after the most that is asked for. */
export function marksIn(html: string, most = MAX_MARKS): number {
  let marks = 0;
  for (const sign of ['<', '&'])
    for (let at = html.indexOf(sign); at !== -1 && marks <= most; at = html.indexOf(sign, at + 1)) marks += 1;
  return marks;
}

/** Whether a text has more signs of markup than any text has that somebody wrote. */
export const isOvermarked = (html: string, most = MAX_MARKS): boolean => marksIn(html, most) > most;

/** Characters whose words cost as much to extract for the search as one sign of markup costs to parse. */
const CHARACTERS_OF_WORDS = 6;

/** The work a text causes when it is cleaned, in signs of markup. */
export const textWork = (html: string): number =>
  marksIn(html) + Math.ceil(html.length / CHARACTERS_PER_MARK);

/** The work it causes when its words are extracted for the search, in the same unit. */
export const wordWork = (text: string): number => Math.ceil(text.length / CHARACTERS_OF_WORDS);
