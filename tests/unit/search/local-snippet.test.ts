import { readerLanguage } from '@/lib/platform/language/localize';
import { localSnippet } from '@/lib/search/local-snippet';

jest.mock('server-only', () => ({}));

const traditional = readerLanguage('zh-Hant');
const marked = (text: string) =>
  text
    .split(/(?=\[)|(?<=\])/)
    .map((part) => ({ text: part.replaceAll(/[[\]]/g, ''), hit: part.startsWith('[') }));
const shown = (text: string, language = traditional) =>
  localSnippet(marked(text), 'zh-Hans', language)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('');

test('a word with a hit inside it is converted as a whole', () => {
  expect(shown('主[网]络拥堵，手续费上升')).toBe('主[網]路擁堵，手續費上升');
  expect(shown('[软]件')).toBe('[軟]體');
});

test('a word that gets longer or shorter moves the hits after it', () => {
  const whole = shown('比特币[矿]工的服务器在[香港]。');
  expect(whole.replaceAll(/[[\]]/g, '')).toBe(shown('比特币矿工的服务器在香港。'));
  expect(whole).toContain('[香港]');
});

test('pages in the script of the text show it unchanged', () => {
  expect(shown('主[网]络', readerLanguage('zh-Hans'))).toBe('主[网]络');
  expect(shown('主[网]络', readerLanguage('en'))).toBe('主[网]络');
});
