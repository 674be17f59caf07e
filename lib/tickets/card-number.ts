/**
 * Whether a bank card number of 16 to 19 digits is probably mistyped: its check digit is wrong (Luhn, ISO/IEC 7812-1).
 * False for other account numbers, which have no check digit.
 */
export function looksMistyped(number: string): boolean {
  const digits = number.replace(/[\s-]/g, '');
  if (!/^\d{16,19}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 !== 0;
}
