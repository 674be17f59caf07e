const LINE = 1.2;

/**
 * A name in lines that fit a plot, broken between its words; none when it does not fit whole, as half a name names
 * nothing. @param widthOf the width of a text in pixels
 */
export function fitName(
  name: string,
  room: { width: number; height: number },
  size: number,
  widthOf: (text: string) => number,
): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= room.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const isWhole = lines.every((line) => widthOf(line) <= room.width);
  return isWhole && lines.length * size * LINE <= room.height ? lines : [];
}

/** Pixels from a line to the next. */
export const lineHeight = (size: number) => size * LINE;
