/** The share of characters that have to be usual ones of a charset. */
const MIN_USUAL = 0.8;
/** In Chinese text about every fourth character is one of these. */
const FREQUENT = new Set(
  '的一是不了在人有我他这中大来上个国到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可她里后小么心多天而能好都然没日于起还发成事只作当想看文无开手十用主行方又如前所本见经头面公同三已老从动两长知样现分将外但身些与高意进把法此实回二理美点月明其种声全工己话儿者向情部正名定女问力机给等几很业最间新什打便位因重被走电四第门相次东政海口使教西再平真听世气信北少关并内加化由却代军产入先山五太水万市' +
    '這來個國說們為時會過學對裡後麼沒發當無開經頭動兩長樣現將與進實點種聲話問機給幾業間東門電關內產萬幣鏈區塊币链区块报告布快讯交易所，。、：；！？“”「」《》',
);
/** How many frequent characters a longer text must have. Other Asian charsets give usual characters, but not these. */
const MIN_FREQUENT = 0.06;
const LONG = 24;

interface Charset {
  name: string;
  isTrail: (byte: number) => boolean;
  /** Whether a pair is a usual character or a sign of punctuation. */
  isUsual: (lead: number, trail: number) => boolean;
}

const CHARSETS: readonly Charset[] = [
  {
    name: 'gb18030',
    isTrail: (byte) => byte >= 0x40 && byte !== 0x7f && byte !== 0xff,
    isUsual: (lead, trail) =>
      trail >= 0xa1 && ((lead >= 0xb0 && lead <= 0xd7) || (lead >= 0xa1 && lead <= 0xa3)),
  },
  {
    name: 'big5',
    isTrail: (byte) => (byte >= 0x40 && byte <= 0x7e) || (byte >= 0xa1 && byte <= 0xfe),
    isUsual: (lead) => lead >= 0xa1 && lead <= 0xc6,
  },
];

/** Bytes above ASCII that are letters or signs of Windows-1252 in ordinary texts. */
const isWestern = (byte: number) => byte < 0xff && ![0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte);

/**
 * The charset of bytes that are not UTF-8 and of which nothing true is said: of mainland China, of Taiwan and Hong Kong,
 * or western; null when none fits.
 */
export function detectCharset(bytes: Uint8Array): string | null {
  return (
    detectChinese(bytes) ??
    (bytes.some((byte) => byte >= 0x80) && hasWesternWords(bytes) ? 'windows-1252' : null)
  );
}

/** Whether bytes are Chinese in a charset of their region; null when they are not. */
export function detectChinese(bytes: Uint8Array): string | null {
  const scores = CHARSETS.map((charset) => ({ name: charset.name, score: scoreOf(bytes, charset) }));
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score >= MIN_USUAL ? best.name : null;
}

function scoreOf(bytes: Uint8Array, { name, isTrail, isUsual }: Charset): number {
  let pairs = 0;
  let usual = 0;
  let bad = 0;
  let inRuns = 0;
  let lastEnd = -1;
  const characters: number[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    const trail = bytes[at + 1] ?? 0;
    if (lead === 0x80 || lead === 0xff || !isTrail(trail)) {
      bad += 1;
      continue;
    }
    pairs += 1;
    if (isUsual(lead, trail)) usual += 1;
    characters.push(lead, trail);
    if (at === lastEnd) inRuns += 1;
    at += 1;
    lastEnd = at + 1;
  }
  // Chinese characters stand side by side; a western letter with the sign after it stands alone.
  if (pairs < 2 || inRuns < pairs / 3) return 0;
  const text = [...new TextDecoder(name).decode(Uint8Array.from(characters))];
  const frequent = text.filter((character) => FREQUENT.has(character)).length / text.length;
  if (pairs >= LONG && frequent < MIN_FREQUENT) return 0;
  return usual / (pairs + bad * 2) + frequent / 4;
}

/** Whether the bytes above ASCII stand in words and between them as letters and signs do in western texts. */
function hasWesternWords(bytes: Uint8Array): boolean {
  let runs = 0;
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    if (!isWestern(byte)) return false;
    if ((bytes[at + 1] ?? 0) >= 0x80) runs += 1;
  }
  return runs <= bytes.filter((byte) => byte >= 0x80).length / 4;
}
