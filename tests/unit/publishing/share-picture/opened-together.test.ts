/** @jest-environment node */
import { openDrawing } from '@/tests/support/drawing';

/** Words whose characters lie in many files of the fonts. */
const WORDS = [
  '，',
  '。',
  '钟',
  '：',
  '骗',
  '鑫',
  '机器',
  '昨晚',
  '干嘛',
  '托管',
  '抵押',
  '矿场',
  '港元',
  '记得快',
];
const codeOf = (...words: string[]) => `o0001~0${Buffer.from(words.join('\n')).toString('base64url')}`;

test('words whose fonts are opened at the same time are drawn as those opened one after another', async () => {
  const [together, inTurn] = await Promise.all([openDrawing(), openDrawing()]);
  try {
    const expected = [];
    for (const word of WORDS) expected.push(...(await inTurn.letterWords(codeOf(word))));
    expect(await together.letterWords(codeOf(...WORDS))).toEqual(expected);
  } finally {
    together.close();
    inTurn.close();
  }
});
