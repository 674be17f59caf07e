import { accentOf, accentStyle } from '@/backend/contract/brand/accent';
import { NO_BRAND, brandRecord } from '@/backend/contract/brand/brand';
import {
  contrast,
  contrasts,
  inkOn,
  isReadable,
  MIN_CONTRAST,
  readableColours,
} from '@/backend/contract/brand/contrast';

test('contrast is that of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#c7290e', '#c7290e')).toBe(1);
});

test.each(['#e0712b', '#ffff00', '#ffffff', '#87ceeb', '#0b4c8c', '#000000'])(
  'the suggestions for %s can be read in the theme they are for, and one that can is suggested itself',
  (colour) => {
    for (const ground of ['light', 'dark'] as const) {
      const [near, clear] = readableColours(colour, ground);
      expect(Math.min(...contrasts(near, ground))).toBeGreaterThanOrEqual(MIN_CONTRAST);
      expect(Math.min(...contrasts(clear, ground))).toBeGreaterThanOrEqual(5.5);
      if (isReadable(colour, ground)) expect(near).toBe(colour);
    }
  },
);

test('a theme without an accent colour gets a readable shade of the other’s, and text on both can be read', () => {
  expect(accentOf({ light: '', dark: '' })).toBeNull();
  expect(accentStyle({ light: '', dark: '' })).toBeNull();
  const accent = accentOf({ light: '#0b4c8c', dark: '' });
  expect(accent?.light).toBe('#0b4c8c');
  expect(isReadable(accent?.dark ?? '', 'dark')).toBe(true);
  for (const colour of Object.values(accent ?? {}))
    expect(contrast(colour, inkOn(colour))).toBeGreaterThanOrEqual(4.5);
});

test('a colour that cannot be read in its theme is refused at its field', () => {
  const refusal = (accent: object) =>
    brandRecord.safeParse({ accent }).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(refusal({ light: '#e0712b' })).toEqual([['accent.light', 'lowContrast']]);
  expect(refusal({ dark: '#0b4c8c' })).toEqual([['accent.dark', 'lowContrast']]);
  expect(refusal({ light: 'red' })).toEqual([['accent.light', 'notAColour']]);
  expect(refusal({ light: '#b4530a', dark: '#ffb27a' })).toBeUndefined();
});

test('what an older version saved gets the defaults of what it did not know', () => {
  expect(brandRecord.parse({ name: { en: 'Tideline' } })).toEqual({ ...NO_BRAND, name: { en: 'Tideline' } });
});
