/** Message keys of the standard sentences of a rejection, in the order of the digit keys that choose them. */
export const REJECTION_TEMPLATES = [
  'title',
  'source',
  'promotion',
  'duplicate',
  'pictures',
  'translation',
  'scope',
] as const;

/** Inserts a standard sentence into a reason, before the text written by hand; removes it if it is there already. */
export function toggleSentence(reason: string, sentence: string): string {
  if (reason.includes(sentence)) return reason.replace(sentence, '').replace(/^\n+/, '');
  const lines = reason.split('\n');
  return reason === '' ? sentence : [`${sentence}${lines[0] ?? ''}`, ...lines.slice(1)].join('\n');
}

/** Adds words of the author's text to a reason, in “ ”. */
export function appendQuote(reason: string, quoted: string): string {
  const words = quoted.trim();
  return words === '' ? reason : `${reason}${reason === '' || reason.endsWith('\n') ? '' : ' '}“${words}”`;
}
