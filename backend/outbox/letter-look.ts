/** What is drawn alike in every letter of an account. Classes serve dark mode and phones alone. */
export const INK = '#111716';
export const SOFT = '#5d6764';
export const RULE = '#d9dedb';
export const HOT = '#c92a12';

export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
