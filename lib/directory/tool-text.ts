/** The text of a tool's page. */
export interface ToolText {
  paragraphs: string[];
  facts: { name: string; text: string }[];
}

/** A fact is a line that begins with a short name and a colon, in either typography. */
const FACT = /^([^:：.。，]{1,24})[:：]\s*(.+)$/;

/** Paragraphs and facts of a text that has one of them on each line; the first line is always a paragraph. */
export function readToolText(text: string): ToolText {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const read = lines.map((line, at) => ({ line, fact: at === 0 ? null : FACT.exec(line) }));
  return {
    paragraphs: read.flatMap(({ line, fact }) => (fact ? [] : line)),
    facts: read.flatMap(({ fact }) => (fact ? { name: fact[1] ?? '', text: fact[2] ?? '' } : [])),
  };
}
