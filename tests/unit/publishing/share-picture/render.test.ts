/** @jest-environment node */
import sharp from 'sharp';
import type { ShareCard } from '@/lib/publishing/share-picture/card';
import { openDrawing } from '@/tests/support/drawing';

let drawing: Awaited<ReturnType<typeof openDrawing>>;
beforeAll(async () => (drawing = await openDrawing()));
afterAll(() => drawing.close());

/** The largest file that social networks show at full size, in bytes. */
const MAX_BYTES = 300_000;

const card: ShareCard = {
  kind: 'article',
  locale: 'zh-Hans',
  lang: 'zh-Hans',
  title: '比特币现货产品连续三周净流入',
  meta: '专栏 · 2026年11月21日',
  text: '',
  figure: '',
  figureNote: '',
  isImportant: false,
  isNight: false,
  seed: 7,
  cover: 'b02zz40a0',
  photo: '',
  site: '链讯',
  url: 'https://news.example/wz_detail/7',
};
const withPhoto = { ...card, photo: '/uploads/aa/x.jpg' };

/** Mean red, green and blue of 40×40 pixels. */
async function colourAt(file: Uint8Array, left: number, top: number): Promise<number[]> {
  const spot = await sharp(file).extract({ left, top, width: 40, height: 40 }).toBuffer();
  return (await sharp(spot).stats()).channels.map(({ mean }) => mean);
}

async function shapeOf(file: Uint8Array) {
  const { format, width, height, exif } = await sharp(file).metadata();
  return { format, width, height, exif, isSmall: file.byteLength <= MAX_BYTES };
}
const PNG = { format: 'png', width: 1200, height: 630, exif: undefined, isSmall: true };
const JPEG = { ...PNG, format: 'jpeg' };

describe('renderPicture', () => {
  it('draws a card as a small PNG', async () => {
    expect(await shapeOf(await drawing.renderPicture(card, null))).toEqual(PNG);
  });

  it.each([
    ['wide', '0 0 60 10', 4 * 52],
    ['high', '0 0 10 20', 26],
  ])('draws the own mark of the newsroom, %s or not, left of its name', async (_what, viewBox, width) => {
    const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="currentColor"><path d="M1 1h7v3z"/><path fill="var(--mark)" d="M2 2h7v3z"/></svg>`;
    const brand = { accent: { light: '#0b6e8a', dark: '#5fb8d0' }, logo };
    const svg = await drawing.drawCard({ ...card, ...brand });
    expect(svg).toMatch(new RegExp(`<svg x="276" y="[\\d.]+" width="${width}" [^>]+ color="#101817"`));
    expect(svg).toContain('<path fill="#0b6e8a" d="M2 2h7v3z"/>');
    const night = await drawing.drawCard({ ...card, ...brand, isNight: true });
    expect(night).toContain('<path fill="#5fb8d0" d="M2 2h7v3z"/>');
    // The square of the mark of the product.
    expect(svg).not.toContain('h24v24h-24z');
    expect(await drawing.drawCard(card)).toContain('h24v24h-24z');
    expect(await shapeOf(await drawing.renderPicture({ ...card, ...brand }, null))).toEqual(PNG);
  });

  it('crops a photograph to the frame, upright and below the size limit', async () => {
    // Noise is the hardest to compress.
    const noise = await sharp({
      create: {
        width: 2000,
        height: 2048,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(noise.byteLength).toBeGreaterThan(MAX_BYTES * 3);
    expect(await shapeOf(await drawing.renderPicture(withPhoto, noise))).toEqual(JPEG);
  });

  it('rotates a photograph by its metadata before cropping it', async () => {
    const [red, blue] = ['#ff0000', '#0000ff'].map((background) => ({
      create: { width: 400, height: 1200, channels: 3 as const, background },
    }));
    // Red left and blue right as stored; a quarter turn to the right makes it red above and blue below.
    const stored = await sharp({ create: { width: 800, height: 1200, channels: 3, background: '#fff' } })
      .composite([
        { input: await sharp(red).png().toBuffer(), left: 0, top: 0 },
        { input: await sharp(blue).png().toBuffer(), left: 400, top: 0 },
      ])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const picture = await drawing.renderPicture(withPhoto, stored);
    for (const left of [0, 1160]) {
      const [[redAbove = 0] = [], [, , blueBelow = 0] = []] = [
        await colourAt(picture, left, 0),
        await colourAt(picture, left, 590),
      ];
      expect(Math.min(redAbove, blueBelow)).toBeGreaterThan(200);
    }
  });

  it.each([
    [
      'small',
      () =>
        sharp({ create: { width: 300, height: 200, channels: 3, background: '#a00' } })
          .png()
          .toBuffer(),
    ],
    ['broken', async () => Buffer.from('not a picture')],
  ])('draws the card where the photograph is %s', async (_what, make) => {
    const file = await drawing.renderPicture(withPhoto, await make());
    expect(await shapeOf(file)).toEqual(JPEG);
    // The light background of the card, not the photograph.
    expect(Math.min(...(await colourAt(file, 1150, 10)))).toBeGreaterThan(235);
  });

  it.each([
    ['long Chinese', '监管'.repeat(300), 'zh-Hans'],
    ['long English', 'Stablecoin settlement '.repeat(60), 'en'],
    ['one word', 'x'.repeat(4000), 'en'],
    ['emoji alone', '👨‍👩‍👧‍👦🇭🇰🚀', 'zh-Hant'],
    ['mixed scripts', 'Ετήσια 比特幣 биткоин ビットコイン 비트코인 بيتكوين ₿', 'zh-Hant'],
    ['rare Han', '𠮷野家 𰻞𰻞麵 㗎喎嘅 龘靐齉', 'zh-Hant'],
    ['towers of accents', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞', 'en'],
    ['nothing', '', 'zh-Hans'],
  ] as const)('draws %s', async (_what, title, locale) => {
    expect(
      await shapeOf(await drawing.renderPicture({ ...card, title, text: title, locale, lang: locale }, null)),
    ).toEqual(PNG);
  });
});
