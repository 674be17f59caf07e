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

test('the HTTP header overrides the declaration, and valid UTF-8 and a byte order mark override both', () => {
  const xml = declaring('iso-8859-1', '区块链');
  expect(decodeText(iconv.encode(xml, 'gbk'), 'GBK')).toBe(xml);
  expect(decodeText(Buffer.from(`\ufeff${xml}`), 'GBK')).toBe(xml);
  expect(decodeText(Buffer.from(xml), 'GBK')).toBe(xml);
  expect(decodeText(Buffer.from(declaring('gb2312', '证监会')), 'iso-8859-1')).toContain('证监会');
});

test('a claim under which the text cannot be read is not believed', () => {
  const gbk = iconv.encode(declaring('gbk', '交易所公告：暂停提币'), 'gbk');
  expect(decodeText(gbk, 'utf-8')).toContain('交易所公告：暂停提币');
  expect(decodeText(gbk, 'iso-8859-1')).toContain('交易所公告：暂停提币');
  const lying = iconv.encode(declaring('utf-8', '區塊鏈週報：交易所公告'), 'big5');
  expect(decodeText(lying, null)).toContain('區塊鏈週報：交易所公告');
});

test.each([
  ['gbk', '央行发布区块链报告，称数字货币不具法偿性'],
  ['gb18030', '於2026年，交易所恢复提币'],
  ['big5', '金管會公布名單，交易所恢復提領'],
  ['windows-1252', 'The café’s naïve owner pays in £, “not” in €'],
  ['windows-1252', 'between 20°C and 30°C, says the côté droit'],
])('an undeclared text in %s is recognised', (charset, content) => {
  const xml = `<a>${content}</a>`;
  expect(decodeText(iconv.encode(xml, charset), null)).toBe(xml);
});

test('Chinese pairs that are UTF-8 by chance are read as declared', () => {
  const bytes = iconv.encode(declaring('gbk', '一些'), 'gbk');
  expect(Buffer.from(bytes).toString('utf8')).not.toContain('\ufffd');
  expect(decodeText(bytes, null)).toContain('一些');
  expect(decodeText(Buffer.from(declaring('gbk', '© 2026 café')), null)).toContain('© 2026 café');
});

test('a chosen charset is taken without asking', () => {
  expect(decodeText(iconv.encode('<a>Ελληνικά</a>', 'iso-8859-7'), 'utf-8', 'iso-8859-7')).toContain(
    'Ελληνικά',
  );
  expect(() => decodeText(iconv.encode('<a>区块链周报</a>', 'gbk'), 'gbk', 'utf-8')).toThrow(
    /does not decode as utf-8/,
  );
});

const NOISE = Buffer.from([0xff, 0xfd, 0x81, 0xff, 0x8d, 0xff, 0xfe, 0xff]);

test('an unknown charset is an error only when the text can be read in no other', () => {
  expect(decodeText(Buffer.from(declaring('bogus', '中')), null)).toContain('中');
  expect(decodeText(iconv.encode(declaring('bogus', '区块链'), 'gbk'), null)).toContain('区块链');
  expect(() => decodeText(Buffer.concat([Buffer.from(declaring('bogus', '')), NOISE]), null)).toThrow(
    /"bogus"/,
  );
});

test('one bad byte in a long text is dropped, and noise is an error', () => {
  const long = `<a>${'x'.repeat(300)}`;
  expect(decodeText(Buffer.concat([Buffer.from(long), Buffer.from([0xff])]), null)).toBe(long);
  const chinese = Buffer.from('<a>区块链周报：交易所公告</a>');
  expect(
    decodeText(Buffer.concat([chinese, Buffer.from('报'.repeat(90)), Buffer.from([0xe6, 0x8a])]), null),
  ).toContain('区块链周报：交易所公告');
  expect(() => decodeText(Buffer.concat([Buffer.from(declaring('utf-8', '')), NOISE]), null)).toThrow(
    /does not decode as utf-8/,
  );
});

describe('a file whose parts are in two charsets', () => {
  const [first, second] = [
    '<item><title>央行发布区块链报告</title></item>',
    '<item><title>交易所恢复提币，暂停公告</title></item>',
  ];
  const parts = (charset: string) =>
    Buffer.concat([Buffer.from(`<a>${first}\n`), iconv.encode(second, charset), Buffer.from('</a>')]);
  const whole = `<a>${first}\n${second}</a>`;

  test.each([
    ['without a claim', null],
    ['claimed as UTF-8', 'utf-8'],
    ['claimed as GBK', 'gbk'],
  ])('is read part by part, %s', (_name, claim) => expect(decodeText(parts('gbk'), claim)).toBe(whole));

  test('and so is one with a small part in Big5', () => {
    const long = `<p>${'区块链周报与交易所公告。'.repeat(40)}</p>`;
    const title = '<title>區塊鏈週報：交易所公告</title>';
    const bytes = Buffer.concat([Buffer.from(long), iconv.encode(title, 'big5')]);
    expect(decodeText(bytes, null)).toBe(long + title);
  });

  test('but one whose other part is no Chinese is as before', () => {
    const bytes = Buffer.concat([
      Buffer.from(`<p>${'区块链'.repeat(200)}</p>`),
      Buffer.from([0x81, 0x20, 0xff]),
    ]);
    expect(decodeText(bytes, null)).toBe(`<p>${'区块链'.repeat(200)}</p> `);
  });
});
