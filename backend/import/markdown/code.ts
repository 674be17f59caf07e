const CODE = /(^(?:```|~~~)[\s\S]*?^(?:```|~~~)|`[^`\n]+`)/gm;

/** Markdown with a change to all that is not code. */
export function mapOutsideCode(markdown: string, change: (text: string) => string): string {
  return markdown
    .split(CODE)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('');
}
