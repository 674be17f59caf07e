/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { XMLValidator } from 'fast-xml-parser';
import type { ShareCard } from '@/lib/publishing/share-picture/card';
import { dataPath, describeWithData } from '@/tests/support/shared-data';
import { openDrawing } from '@/tests/support/drawing';

let drawing: Awaited<ReturnType<typeof openDrawing>>;
beforeAll(async () => (drawing = await openDrawing()));
afterAll(() => drawing.close());

const read = (name: string) => JSON.parse(readFileSync(dataPath(name), 'utf8'));

const card: ShareCard = {
  kind: 'event',
  locale: 'zh-Hans',
  lang: 'zh-Hans',
  title: '',
  meta: '',
  text: '',
  figure: '11.21',
  figureNote: '',
  isImportant: false,
  isNight: false,
  seed: 7,
  cover: 'b02zz40a0',
  photo: '',
  site: '链讯',
  url: 'https://news.example/',
};

/** Names of the elements of a drawing. */
const elements = (svg: string) => new Set(Array.from(svg.matchAll(/<([a-z][\w:-]*)/gi), ([, name]) => name));

describeWithData('share pictures of hostile titles', () => {
  const texts = (): string[] => [
    ...read('naughty/blns.json'),
    ...read('naughty/hanzi_made_here.json').map(({ text }: { text: string }) => text),
    ...read('xss/payloadbox.json').slice(0, 200),
    ...read('xss/h5sc.json').map(({ payload }: { payload: string }) => payload),
  ];

  it('are outlines alone, whatever is written', async () => {
    const plain = elements(await drawing.drawCard({ ...card, title: '标题', text: '正文', meta: '北京' }));
    expect(plain).not.toContain('text');
    for (const text of texts()) {
      const svg = await drawing.drawCard({
        ...card,
        title: text,
        text,
        meta: text,
        figureNote: `${text}\n${text}`,
      });
      expect({ text, isWellFormed: XMLValidator.validate(svg) }).toEqual({ text, isWellFormed: true });
      expect({ text, strange: [...elements(svg)].filter((name) => !plain.has(name)) }).toEqual({
        text,
        strange: [],
      });
    }
  });
});
