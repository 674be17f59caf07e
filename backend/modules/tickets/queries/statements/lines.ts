/**
 * The entries of a bank statement, without blank ones, each with the number of the line where it begins. A quoted cell
 * may span several lines: they are one entry, in which line breaks become spaces. When the quotes do not come in pairs,
 * each line is an entry.
 * @param max the number of lines that are read at most
 */
export function statementLines(csv: string, max: number): { line: number; text: string }[] {
  const lines = csv.split(/\r\n?|\n/).slice(0, max);
  const arePaired = countQuotes(lines.join('\n')) % 2 === 0;
  const entries: { line: number; text: string }[] = [];
  let isOpen = false;
  for (const [at, text] of lines.entries()) {
    const last = entries.at(-1);
    if (isOpen && last) last.text += ` ${text}`;
    else entries.push({ line: at + 1, text });
    if (arePaired && countQuotes(text) % 2 === 1) isOpen = !isOpen;
  }
  return entries.map(({ line, text }) => ({ line, text: text.trim() })).filter(({ text }) => text !== '');
}

const countQuotes = (text: string) => text.split('"').length - 1;
