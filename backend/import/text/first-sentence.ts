import { htmlToLine } from './plain';

const MAX_TITLE = 60;
const SENTENCE = /^.+?(?:[。！？]|[.!?](?=\s|$))/u;

/** A title for a text without one: its first sentence, at most 60 characters, if possible cut between words. */
export function firstSentence(body: string): string {
  const line = htmlToLine(body);
  const sentence = (SENTENCE.exec(line)?.[0] ?? line).replace(/[。.]$/, '');
  const characters = [...sentence];
  if (characters.length <= MAX_TITLE) return sentence;
  const cut = characters.slice(0, MAX_TITLE - 1).join('');
  const atWord = cut.replace(/\s+\S*$/, '');
  return `${atWord.length > cut.length / 2 ? atWord : cut}…`;
}
