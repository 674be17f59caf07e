const DIGITS = '零一二三四五六七八九';
const PLACES: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };

/** The value of a number in Chinese characters up to 9999, such as 二十七; null for anything else. */
export function readHanNumber(text: string): number | null {
  let total = 0;
  let digit = 0;
  for (const char of text.replaceAll('两', '二').replaceAll('兩', '二')) {
    const place = PLACES[char];
    if (place) {
      total += (digit || 1) * place;
      digit = 0;
      continue;
    }
    const value = DIGITS.indexOf(char);
    if (value < 0) return null;
    digit = value;
  }
  return text === '' ? null : total + digit;
}
