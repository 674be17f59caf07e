import { stepOfKey } from '@/lib/uploads/crop-keys';
import { errorOfFile, sidesError } from '@/lib/uploads/picture-check';

const MEBIBYTE = 1024 * 1024;

it.each([
  ['image/png', 5 * MEBIBYTE, false, null],
  ['image/jpeg', 5 * MEBIBYTE + 1, false, 'size'],
  ['image/gif', 4 * MEBIBYTE, true, null],
  ['image/gif', 4 * MEBIBYTE + 1, true, 'avatarSize'],
  ['image/svg+xml', 10, false, 'type'],
  ['image/webp', 10, true, null],
  ['image/avif', 10, false, null],
  ['image/heic', 10, false, null],
  ['', 10, false, 'type'],
])('a file of type %s and %d bytes, as an avatar: %s → %s', (type, size, isAvatar, error) => {
  expect(errorOfFile({ type, size }, isAvatar)).toBe(error);
});

it('HEIC is known by its name where the system has no type for it', () => {
  expect(errorOfFile({ type: '', size: 10, name: 'IMG_0001.HEIC' }, false)).toBeNull();
  expect(errorOfFile({ type: '', size: 10, name: 'IMG_0001.mov' }, false)).toBe('type');
  expect(errorOfFile({ type: 'text/html', size: 10, name: 'x.heic' }, false)).toBe('type');
});

it.each([
  [200, 200, true, null],
  [199, 900, true, 'avatarSide'],
  [1, 1, false, null],
  [0, 10, false, 'unreadable'],
])('%d × %d pixels, as an avatar: %s → %s', (width, height, isAvatar, problem) => {
  expect(sidesError(width, height, isAvatar)).toBe(problem);
});

it('keys of the cropper move, zoom and rotate; other keys are left to the page', () => {
  expect(stepOfKey('ArrowLeft')).toEqual({ move: [-8, 0] });
  expect(stepOfKey('+')).toEqual({ zoom: 0.1 });
  expect(stepOfKey('-')).toEqual({ zoom: -0.1 });
  expect(stepOfKey('r')).toEqual({ rotate: 90 });
  for (const key of ['Tab', 'Escape', 'Enter', 'constructor']) expect(stepOfKey(key)).toBeNull();
});
