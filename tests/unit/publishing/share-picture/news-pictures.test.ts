/** @jest-environment node */
import sharp from 'sharp';
import type { ShareCard } from '@/lib/publishing/share-picture/card';
import { NEWS_PICTURES, type NewsShape } from '@/lib/pictures/picture-sizes';
import { readShareAddress, shareAddress } from '@/lib/publishing/share-picture/share-address';
import { openDrawing } from '@/tests/support/drawing';

let drawing: Awaited<ReturnType<typeof openDrawing>>;
beforeAll(async () => (drawing = await openDrawing()));
afterAll(() => drawing.close());

const card: ShareCard = {
  kind: 'article',
  locale: 'zh-Hans',
  lang: 'zh-Hans',
  title: '比特币现货产品连续三周净流入',
  meta: '',
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
const SHAPES = Object.keys(NEWS_PICTURES) as NewsShape[];
const facts = async (file: Uint8Array) => {
  const { format, width, height } = await sharp(file).metadata();
  return { format, width, height };
};

it.each(SHAPES)('%s: is drawn without a photograph, and else cut from it', async (shape) => {
  const drawn = await drawing.renderNewsPicture(card, null, shape);
  expect(await facts(drawn)).toEqual({ format: 'png', ...NEWS_PICTURES[shape] });
  const photo = await sharp({ create: { width: 900, height: 1600, channels: 3, background: '#c00' } })
    .jpeg()
    .toBuffer();
  const cut = await drawing.renderNewsPicture({ ...card, photo: '/uploads/a/x.jpg' }, photo, shape);
  expect(await facts(cut)).toEqual({ format: 'jpeg', ...NEWS_PICTURES[shape] });
  const [red] = (await sharp(cut).stats()).channels;
  expect(red?.mean).toBeGreaterThan(190);
});

it('a flash without a seed has a drawing, too', async () => {
  const file = await drawing.renderNewsPicture({ ...card, kind: 'flash', seed: null }, null, '1x1');
  expect((await sharp(file).stats()).channels.some(({ stdev }) => stdev > 5)).toBe(true);
});

it('an address names the shape; other shapes and subjects have no address', () => {
  const address = (shape: NewsShape) => shareAddress({ kind: 'story', id: '7' }, card, shape).split('/');
  for (const shape of SHAPES)
    expect(readShareAddress('story', '7', address(shape).at(-1) ?? '')).toMatchObject({ shape });
  const file = address('4x3').at(-1) ?? '';
  expect(readShareAddress('story', '7', file.replace('4x3', '9x9'))).toBeNull();
  expect(readShareAddress('event', '7', file)).toBeNull();
});
