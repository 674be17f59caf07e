/** @jest-environment node */
import fc from 'fast-check';
import { fromBase45, toBase45 } from '@/backend/contract/tickets/base45';
import { fromDecimal, toDecimal } from '@/backend/contract/tickets/money';
import {
  READABLE_LETTERS,
  fromReference,
  referencesIn,
  toReference,
} from '@/backend/contract/tickets/reference';
import { fromTokenText, toTokenText } from '@/backend/contract/tickets/token';

describe('base 45', () => {
  test('follows RFC 9285', () => {
    expect(toBase45(Buffer.from('Hello!!'))).toBe('%69 VD92EX0');
    expect(toBase45(Buffer.from('ietf!'))).toBe('QED8WEX0');
    expect(fromBase45('GGW')).toBeNull();
    expect(fromBase45('a')).toBeNull();
  });

  test('decodes every sequence of bytes to itself', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect([...(fromBase45(toBase45(bytes)) ?? [])]).toEqual([...bytes]);
      }),
    );
  });
});

describe('a code on a ticket', () => {
  test('contains its facts, and only characters that QR codes encode compactly', () => {
    const facts = { eventId: 2 ** 40 + 7, ticketId: 123_456_789_012, version: 65_535 };
    const text = toTokenText(facts, new Uint8Array(64).fill(200));
    expect(text).toMatch(/^[0-9A-Z $%*+\-./:]+$/);
    expect(text.length).toBeLessThanOrEqual(122);
    expect(fromTokenText(text)?.facts).toEqual(facts);
  });

  test.each(['', 'LX1:', 'LX1:ABC', 'https://example.org', `LX1:${'0'.repeat(300)}`])('is not %j', (text) => {
    expect(fromTokenText(text)).toBeNull();
  });
});

describe('a reference', () => {
  const letter = fc.constantFrom(...READABLE_LETTERS);
  const number = fc.array(letter, { minLength: 6, maxLength: 6 }).map((letters) => letters.join(''));

  test('is read in any spelling', () => {
    fc.assert(
      fc.property(number, (text) => {
        const reference = toReference(text);
        expect(fromReference(reference.toLowerCase())).toBe(text);
        expect(fromReference(`${reference.slice(0, 4)} ${reference.slice(4)}`)).toBe(text);
        expect(referencesIn(`转账 附言:${reference}，谢谢`)).toEqual([text]);
      }),
    );
  });

  test('with one mistyped letter is refused', () => {
    fc.assert(
      fc.property(number, fc.nat(6), letter, (text, at, other) => {
        const reference = toReference(text);
        const place = 2 + at;
        fc.pre(reference[place] !== other);
        expect(fromReference(reference.slice(0, place) + other + reference.slice(place + 1))).toBeNull();
      }),
    );
  });
});

describe('amounts', () => {
  test.each([
    [28000, 'CNY', '280.00'],
    [5, 'USD', '0.05'],
    [500, 'JPY', '500'],
    [1234, 'KWD', '1.234'],
    [28000, 'TWD', '280'],
    [28050, 'TWD', '280.50'],
    [-1050, 'EUR', '-10.50'],
  ])('%d of %s is %s, and back', (amount, currency, text) => {
    expect(toDecimal(amount, currency)).toBe(text);
    expect(fromDecimal(text, currency)).toBe(amount);
  });

  test('a text that is not an amount of a currency is refused', () => {
    expect(fromDecimal('1,280.5', 'CNY')).toBe(128050);
    expect(fromDecimal('1.005', 'CNY')).toBeNull();
    expect(fromDecimal('1.00', 'JPY')).toBe(1);
    expect(fromDecimal('1.50', 'JPY')).toBeNull();
    expect(fromDecimal('1e3', 'CNY')).toBeNull();
    expect(fromDecimal('', 'CNY')).toBeNull();
  });
});
