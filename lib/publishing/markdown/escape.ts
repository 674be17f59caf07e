/** Characters with a meaning anywhere in a line. */
const SPECIAL = /[\\`*_[\]<>|~]/g;
/** Characters that, at the beginning of a line, start a heading, a list or a rule. */
const LINE_START = /^(\s*)(#{1,6}(?=\s|$)|[-+](?=\s|$)|={2,}|-{3,}|\d+[.)](?=\s|$))/;

/** A text escaped for Markdown, on one line. */
export function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(SPECIAL, '\\$&')
    .replace(LINE_START, (_, space: string, mark: string) =>
      /\d/.test(mark) ? `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}` : `${space}\\${mark}`,
    );
}

/** An address escaped as the target of a Markdown link. */
export function target(address: string): string {
  return address.replace(/[\s<>()\\]/g, (char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
