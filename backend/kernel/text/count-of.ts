/** A number with what it counts, in English: `1 picture`, `2 pictures`. */
export const countOf = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`;
