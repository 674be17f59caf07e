/** @jest-environment node */
import { coverCode, readCoverCode } from '@/lib/pictures/cover-code';
import { avatarAddress, coverAddress, readCoverFile } from '@/lib/pictures/cover-address';

const fileOf = (address: string) => address.replace('/covers/', '');

describe('cover addresses', () => {
  it('contain everything that is drawn, and can be read back', () => {
    const cover = { id: 1024, figure: 'b02000azz', width: 148, height: 92, night: true };
    expect(readCoverFile(fileOf(coverAddress(cover)))).toEqual({ kind: 'cover', ...cover });
    const unknown = { id: 7, figure: '', width: 96, height: 60, night: false };
    expect(readCoverFile(fileOf(coverAddress(unknown)))).toEqual({ kind: 'cover', ...unknown });
    const worded = { ...cover, figure: coverCode({ code: 'o0001', words: ['危险不再“上班”'] }, 'zh-Hans') };
    expect(coverAddress(worded)).toMatch(/^\/api\/covers\//);
    const signed = { ...worded, figure: `${worded.figure}~abcdefghijklmnop` };
    expect(readCoverFile(fileOf(coverAddress(signed)))).toEqual({ kind: 'cover', ...signed });
    expect(readCoverFile(fileOf(avatarAddress(7, 48)))).toEqual({ kind: 'avatar', id: 7, size: 48 });
  });

  it.each([
    '7.svg',
    '7-5x5.svg',
    '7-9999x90.svg',
    '7-96x60-z9.svg',
    '7-96x60-b<.svg',
    `7-96x60-b${'z'.repeat(402)}.svg`,
    '7-96x60.png',
    '../7-96x60.svg',
    'avatar-7-2000.svg',
    '',
  ])('refuse %p', (file) => expect(readCoverFile(file)).toBeNull());
});

describe('the code of a cover', () => {
  it('holds its words and their language, and is the code of the numbers without words', () => {
    const words = ['27', '分钟', '', '一小时'];
    const code = coverCode({ code: 'h00fz', words }, 'zh-Hant');
    expect(code).toMatch(/^h00fz~1[\w-]+$/);
    expect(readCoverCode(code)).toMatchObject({ words, lang: 'zh-Hant', drawing: { kind: 'title-number' } });
    expect(coverCode({ code: 'e0004', words: ['', ''] }, 'en')).toBe('e0004');
  });

  it('holds no page of text, and no broken one', () => {
    const long = coverCode({ code: 'o0001', words: ['字'.repeat(2000)] }, 'zh-Hans');
    expect(readCoverCode(long).words.join('')).toHaveLength(260);
    expect(readCoverCode('o0001~0****').words).toEqual([]);
    expect(readCoverCode('').drawing).toBeNull();
  });
});
