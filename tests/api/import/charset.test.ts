import iconv from 'iconv-lite';
import { decodeText } from '@/backend/import/source/charset';

const TEXT = '<?xml version="1.0"?><a>比特币 區塊鏈 ₿</a>';
const declaring = (charset: string, content: string) =>
  `<?xml version="1.0" encoding="${charset}"?><a>${content}</a>`;

function utf32(text: string, isLittleEndian: boolean): Uint8Array {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const bytes = new Uint8Array(codes.length * 4);
  const view = new DataView(bytes.buffer);
  codes.forEach((code, at) => view.setUint32(at * 4, code, isLittleEndian));
  return bytes;
}

test.each([
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16 LE with a mark', iconv.encode(TEXT, 'utf-16le', { addBOM: true })],
  ['UTF-16 BE with a mark', iconv.encode(TEXT, 'utf-16be', { addBOM: true })],
  ['UTF-16 LE without a mark', iconv.encode(TEXT, 'utf-16le', { addBOM: false })],
  ['UTF-16 BE without a mark', iconv.encode(TEXT, 'utf-16be', { addBOM: false })],
  ['UTF-32 LE with a mark', utf32(`\ufeff${TEXT}`, true)],
  ['UTF-32 BE without a mark', utf32(TEXT, false)],
  ['UTF-32 LE without a mark', utf32(TEXT, true)],
  ['plain UTF-8', Buffer.from(TEXT)],
])('%s', (_, bytes) => expect(decodeText(bytes, null)).toBe(TEXT));

test.each([
  ['gbk', '区块链周报'],
  ['gb2312', '区块链周报'],
  ['big5', '區塊鏈週報'],
  ['euc-kr', '년'],
  ['shift_jis', 'ビットコイン'],
  ['iso-8859-7', 'Ελληνικά'],
  ['windows-1251', 'Биткойн'],
  ['windows-1252', '“x” €'],
])('declared %s', (charset, content) => {
  const xml = declaring(charset, content);
  expect(decodeText(iconv.encode(xml, charset), null)).toBe(xml);
});

test('the HTTP header overrides the declaration, and a byte order mark overrides both', () => {
  const xml = declaring('iso-8859-1', '区块链');
  expect(decodeText(iconv.encode(xml, 'gbk'), 'GBK')).toBe(xml);
  expect(decodeText(Buffer.from(`\ufeff${xml}`), 'GBK')).toBe(xml);
});

test('an unknown charset is an error only when the text is not UTF-8', () => {
  expect(decodeText(Buffer.from(declaring('bogus', '中')), null)).toContain('中');
  expect(() => decodeText(iconv.encode(declaring('bogus', '区块链'), 'gbk'), null)).toThrow(/"bogus"/);
});

test('one bad byte in a long text is dropped, and a wrong charset is an error', () => {
  const long = `<a>${'x'.repeat(300)}`;
  expect(decodeText(Buffer.concat([Buffer.from(long), Buffer.from([0xff])]), null)).toBe(long);
  expect(() => decodeText(iconv.encode(declaring('utf-8', '区块链周报'), 'gbk'), null)).toThrow(
    /does not decode as utf-8/,
  );
});
