/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { COVER_BOXES, LOGO, SHARE_PICTURE } from '@/lib/pictures/picture-sizes';
import { coverAddress, readCoverFile } from '@/lib/pictures/cover-address';

const sizeOf = async (file: string) => {
  const { width, height } = await sharp(file).metadata();
  return { width, height };
};

test('the picture files of the site have the sizes that heads and graphs give', async () => {
  expect(await sizeOf('public/share.png')).toEqual(SHARE_PICTURE);
  expect(await sizeOf('public/logo.png')).toEqual(LOGO);
});

test('a cover can be drawn for every box', () => {
  const boxes = Object.values(COVER_BOXES).flatMap((box): { width: number; height: number }[] =>
    'phone' in box ? [box, box.phone] : [box],
  );
  for (const { width, height } of boxes) {
    const file = coverAddress({ id: 7, figure: 'g00zz', width, height }).split('/').at(-1) ?? '';
    expect(readCoverFile(file)).toMatchObject({ width, height });
  }
});

test('no other file repeats a size from the table', () => {
  const files = execFileSync('git', ['ls-files', 'app', 'components', 'lib', 'next.config.ts'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && file !== 'lib/pictures/picture-sizes.ts');
  const retyped = files.filter((file) => {
    const code = readFileSync(file, 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
    return /\b1200\b[^\n]*\b630\b|<Cover\b[^>]*\bwidth=\{\d|\bquality=\{\d/.test(code);
  });
  expect(retyped).toEqual([]);
});
