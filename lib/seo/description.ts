const LONGEST = 150;

/** What a search engine shows of an item: its summary, or the beginning of its text, cut at a word or a full stop. */
export function describe(summary: string, html: string): string {
  const text = (
    summary ||
    html
      .replace(/<[^>]*>/g, ' ')
      .replace(/&nbsp;/g, ' ')
      .replace(/&amp;/g, '&')
  )
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST);
  const end = Math.max(cut.lastIndexOf('。'), cut.lastIndexOf('. ') + 1, cut.lastIndexOf('；'));
  return end > LONGEST / 2 ? cut.slice(0, end + 1).trim() : `${cut.replace(/\s+\S*$/, '')}…`;
}
