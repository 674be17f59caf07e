/** Syntax that identifies Markdown: headings, lists, quotes, code fences, tables, links, pictures, bold text. */
const SIGNS = [
  /^#{1,6} \S/m,
  /^ {0,3}[-*+] \S.*\n {0,3}[-*+] \S/m,
  /^ {0,3}\d+\. \S.*\n {0,3}\d+\. \S/m,
  /^> \S/m,
  /^```/m,
  /^\|.+\|\n\|[ :|-]+\|/m,
  /!?\[[^\]\n]+\]\((?:https?:|\/)[^)\s]+\)/,
  /\*\*[^*\n]+\*\*/,
];

export function looksLikeMarkdown(text: string): boolean {
  return SIGNS.some((sign) => sign.test(text));
}

/** Markdown as HTML, not sanitised. The parser is loaded by the first call. */
export async function markdownToHtml(text: string): Promise<string> {
  const { marked } = await import('marked');
  return marked.parse(text, { async: false, gfm: true });
}
