/** The most signs of markup a text may have. Parsing each costs some microseconds. */
export const MOST_MARKS = 60_000;

/** Plain characters that cost as much to parse as one sign of markup. */
const CHARACTERS_PER_MARK = 20;

/** How many signs of markup (`<` and `&`) a text has; counting ends after the most that is asked for. */
export function marksIn(html: string, most = MOST_MARKS): number {
  let marks = 0;
  for (const sign of ['<', '&'])
    for (let at = html.indexOf(sign); at !== -1 && marks <= most; at = html.indexOf(sign, at + 1)) marks += 1;
  return marks;
}

/** Whether a text has more signs of markup than any text has that somebody wrote. */
export const isOvermarked = (html: string): boolean => marksIn(html) > MOST_MARKS;

/** The work a text causes when it is cleaned, in signs of markup. */
export const textWork = (html: string): number =>
  marksIn(html) + Math.ceil(html.length / CHARACTERS_PER_MARK);
