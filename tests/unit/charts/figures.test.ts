import { formatFigure, formatSigned } from '@/lib/platform/numbers/figures';

describe('formatSigned', () => {
  it.each([
    [4.12, 2, '+4.12'],
    [-2.15, 2, '\u22122.15'],
    [0, 2, '0.00'],
    [-0, 1, '0.0'],
    [-0.004, 2, '0.00'],
    [0.004, 2, '0.00'],
    [1234567, 0, '+1,234,567'],
    [-1e15, 0, '\u22121,000,000,000,000,000'],
  ])('prints %d with %i decimals as %s', (value, digits, text) => {
    expect(formatSigned(value, { digits })).toBe(text);
  });
});

describe('formatFigure', () => {
  it('never prints a hyphen for a minus', () => {
    expect(formatFigure(-97412)).toBe('\u221297,412');
    expect(formatFigure(97412.5, { digits: 1 })).toBe('97,412.5');
  });
});
