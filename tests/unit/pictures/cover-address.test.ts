import { avatarAddress, coverAddress, readCoverFile } from '@/lib/pictures/cover-address';

const fileOf = (address: string) => address.replace('/covers/', '');

describe('cover addresses', () => {
  it('contain everything that is drawn, and can be read back', () => {
    const cover = { id: 1024, figure: 'b02000azz', width: 148, height: 92, night: true };
    expect(readCoverFile(fileOf(coverAddress(cover)))).toEqual({ kind: 'cover', ...cover });
    const unknown = { id: 7, figure: '', width: 96, height: 60, night: false };
    expect(readCoverFile(fileOf(coverAddress(unknown)))).toEqual({ kind: 'cover', ...unknown });
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
