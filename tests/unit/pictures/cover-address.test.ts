import { avatarAddress, coverAddress, readCoverFile } from '@/lib/pictures/cover-address';
import { coverStyle } from '@/lib/pictures/cover-style';

const fileOf = (address: string) => address.replace('/covers/', '');

describe('cover addresses', () => {
  it('say what to draw and are read back', () => {
    const style = { kind: 'halftone', set: 3 } as const;
    const file = fileOf(coverAddress({ id: 1024, width: 148, height: 92, style }));
    expect(readCoverFile(file)).toEqual({ kind: 'cover', id: 1024, width: 148, height: 92, style });
    expect(readCoverFile(fileOf(avatarAddress(7, 48)))).toEqual({ kind: 'avatar', id: 7, size: 48 });
  });

  it("use the id's own style, by day and by night, when none is chosen", () => {
    const day = readCoverFile('7-96x60.svg');
    const night = readCoverFile(fileOf(coverAddress({ id: 7, width: 96, height: 60, night: true })));
    expect(day).toMatchObject({ style: coverStyle(7) });
    expect(night).toMatchObject({ style: coverStyle(7, true) });
  });

  it.each([
    '7.svg',
    '7-5x5.svg',
    '7-9999x90.svg',
    '7-96x60-z9.svg',
    '7-96x60.png',
    '../7-96x60.svg',
    'avatar-7-2000.svg',
    '',
  ])('refuse %p', (file) => expect(readCoverFile(file)).toBeNull());
});
