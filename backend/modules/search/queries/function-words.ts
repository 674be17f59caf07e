/** Words that say how a sentence is asked and not what it is about, folded; longer ones first. */
const CHINESE = [
  '什么是 是什么 什么叫 叫什么 是怎么 怎么办 怎么用 是如何 为什么 怎么样 是不是 能不能 有没有 会不会 可不可以 什么时候 什么样 多少钱 哪一个 这一个 那一个',
  '有什么 有哪些 哪几种 哪几个 几种 什么 怎么 怎样 如何 为何 是否 哪些 哪个 哪里 几个 多少 可以 可能 能够 应该 需要 想要 知道 告诉 请问 一下 一个 一种 一些 一笔 一份 一条 一项 一款 一套 一位',
  '这个 那个 这些 那些 这笔 那笔 这种 那种 这款 这项 这样 那样 我们 你们 他们 自己 因为 所以 如果 虽然 但是 而且 或者 以及 还是 就是 不是 没有 已经 正在',
  '关于 对于 由于 之后 之前 以后 以前 以内 之内 里面 上面 下面 其中 时候 的话 来说 来当 拿来 起来 出来 吗 呢 吧 的',
]
  .join(' ')
  .split(' ')
  .sort((a, b) => b.length - a.length);

const ENGLISH = new Set(
  (
    'a an the and or but not no of to in on at by for from with without into over under about after before between ' +
    'is are was were be been being do does did done has have had can could should would will may might must ' +
    'i you he she it we they me my your his her its our their this that these those there here ' +
    'what which who whom whose when where why how if then than so as like get got make made back up out off'
  ).split(' '),
);

const PATTERN = new RegExp(CHINESE.join('|'), 'g');

/** Single characters that say nothing where they stand alone. */
const SINGLE = '是有和与及或在了会要被把用对到从给让跟为个';
const LONE = new RegExp(`(?<!\\p{Script=Han})[${SINGLE}](?!\\p{Script=Han})`, 'gu');
/** Those and others that say nothing where the segmentation takes them for words of their own, in any place. */
const FUNCTION_CHARACTERS = new Set(
  `${SINGLE}我你您他她它咱想能做帮请去来就都也还很最更太再又不没这那的吗呢吧啊`,
);

/** A folded text with a blank in place of each Chinese function word. */
export const withoutFunctionWords = (text: string): string => text.replace(PATTERN, ' ').replace(LONE, ' ');

/** What a folded text is about: its words without function words; null where these are all, or there are none. */
export function contentOf(folded: string): string | null {
  const content = withoutFunctionWords(folded)
    .split(/\s+/)
    .filter((word) => word !== '' && !isFunctionWord(word))
    .join(' ');
  return content === '' || content === folded.trim() ? null : content;
}

/** Whether a folded character is a function word where it is no part of a longer word. */
export const isFunctionCharacter = (character: string): boolean => FUNCTION_CHARACTERS.has(character);

/** Whether a folded Latin word is a function word of English. */
export const isFunctionWord = (word: string): boolean => ENGLISH.has(word);

/** Function words of English whose letters are syllables of pinyin, too. */
const PINYIN_TOO = new Set('a an are can he her here like made me she you'.split(' '));

/** Whether a folded word is a function word of English, and nothing in pinyin. */
export const isEnglish = (word: string): boolean => ENGLISH.has(word) && !PINYIN_TOO.has(word);
