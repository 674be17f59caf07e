/** @jest-environment node */
import { decode } from 'iconv-lite';
import { LOCALES } from '@/lib/platform/language/locales';
import { openDrawing } from '@/tests/support/drawing';

let drawing: Awaited<ReturnType<typeof openDrawing>>;
beforeAll(async () => (drawing = await openDrawing()));
afterAll(() => drawing.close());

/** Every Han character of a two-byte character set. */
function hanOf(charset: string, first: number, last: number, firstTrail: number): string[] {
  const chars = new Set<string>();
  for (let lead = first; lead <= last; lead += 1)
    for (let trail = firstTrail; trail <= 0xfe; trail += 1) {
      const char = decode(Buffer.from([lead, trail]), charset);
      if (/^[\u4e00-\u9fff]$/.test(char)) chars.add(char);
    }
  return [...chars];
}

/** The characters, of some 13,000, that no font has. A title shows 〓 in their place. */
const ABSENT = '坶塥弪骣轷戤赇犋脶铴镩耢蟓鲰杗姅詨跦穋歜觼鑤';

const SETS = {
  'GB 2312': hanOf('gb2312', 0xb0, 0xf7, 0xa1),
  'Big5, level 1': hanOf('big5', 0xa4, 0xc6, 0x40),
};

describe('the fonts of share pictures', () => {
  it('are tested with complete character sets', () => {
    expect(SETS['GB 2312'].length).toBeGreaterThanOrEqual(6763);
    expect(SETS['Big5, level 1'].length).toBeGreaterThanOrEqual(5401);
  });

  it.each(LOCALES)('have the characters of both common sets in %s, except a few', async (locale) => {
    const type = { weight: 700, stretch: 100, locale };
    const chars = [...new Set(Object.values(SETS).flat())];
    // All at once, since the drawing thread would wait for each.
    const shapes = await Promise.all(chars.map((char) => drawing.shapeText(char, type)));
    const missing = chars.filter((char, at) => {
      const [cell] = shapes[at] ?? [];
      return cell?.char !== char || cell.outline === '';
    });
    expect(missing.join('')).toBe(ABSENT);
  });

  it('have complete emoji: flags, families, skin tones, keycaps; signs that are text stay text', async () => {
    const type = { weight: 700, stretch: 100, locale: 'zh-Hans' as const };
    const shown = async (text: string) =>
      (await drawing.shapeText(text, type)).filter(({ outline }) => outline !== '').map(({ char }) => char);
    for (const emoji of ['🚀', '🇭🇰', '👨‍👩‍👧‍👦', '👍🏽', '1️⃣', '❤️‍🔥', '⚡️'])
      expect(await shown(emoji)).toEqual([emoji]);
    expect(await shown('涨🚀🎉！')).toEqual(['涨', '🚀', '🎉', '！']);
    const [arrow] = await drawing.shapeText('↔', type);
    const [picture] = await drawing.shapeText('↔\ufe0f', type);
    expect(arrow?.outline).not.toBe(picture?.outline);
  });

  it('draw 〓 for a Han character that no font has, and nothing for other characters', async () => {
    const type = { weight: 700, stretch: 100, locale: 'zh-Hant' as const };
    expect((await drawing.shapeText('\u{323af}', type)).map(({ char }) => char)).toEqual(['〓']);
    expect(await drawing.shapeText('\u{12000}', type)).toEqual([]);
  });
});
