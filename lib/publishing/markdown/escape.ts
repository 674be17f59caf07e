/** Signs that mean something anywhere in a line. */
const SPECIAL = /[\\`*_[\]<>|~]/g;
/** What makes a heading, a list or a rule of a line that begins with it. */
const LINE_START = /^(\s*)(#{1,6}(?=\s|$)|[-+](?=\s|$)|={2,}|-{3,}|\d+[.)](?=\s|$))/;

/** A text that reads as itself in Markdown, on one line. */
export function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(SPECIAL, '\\$&')
    .replace(LINE_START, (_, space: string, mark: string) =>
      /\d/.test(mark) ? `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}` : `${space}\\${mark}`,
    );
}

/** An address as the target of a link: nothing in it can end the link. */
export function target(address: string): string {
  return address.replace(/[\s<>()\\]/g, (char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
