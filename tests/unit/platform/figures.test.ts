import {
  digitsApart,
  digitsOf,
  formatFigure,
  changeColour,
  formatPercent,
  formatSigned,
} from '@/lib/platform/numbers/figures';

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
  it('never prints a hyphen as a minus sign', () => {
    expect(formatFigure(-97412)).toBe('\u221297,412');
    expect(formatFigure(97412.5, { digits: 1 })).toBe('97,412.5');
  });
});

describe('formatPercent', () => {
  it('has the percent sign right behind the number, and the sign of a change before it', () => {
    expect(formatPercent(23.4, { digits: 1 })).toBe('23.4%');
    expect(formatPercent(-1.52, { digits: 2, isSigned: true })).toBe('\u22121.52%');
    expect(formatPercent(2, { digits: 2, isSigned: true })).toBe('+2.00%');
  });
});

describe('digitsOf', () => {
  it.each([
    [[619.73, 628.4], 2],
    [[3388.55, 3388.5], 1],
    [[97412, 80791.1], 0],
    [[-20_113.5], 0],
    [[4.123], 2],
    [[], 0],
  ])('prints %j with %i decimals', (values, digits) => {
    expect(digitsOf(values)).toBe(digits);
  });
});

test.each([
  [2.314, 2.304, 2],
  [2.312, 2.309, 3],
  [2.3137, 2.3121, 3],
  [2.312, 2.3135, 3],
  [97_412.4, 97_412.1, 1],
  [97_412, 97_411, 0],
  [5, 5, 0],
])('%d and %d, compared in a sentence, have %i decimals', (value, other, digits) => {
  expect(digitsApart(value, other)).toBe(digits);
});

test('a change has a colour only when it is not printed as zero', () => {
  expect([0.04, -0.04, 0.06, -0.06].map((change) => changeColour(change, 1))).toEqual([
    '',
    '',
    'text-up',
    'text-down',
  ]);
});
