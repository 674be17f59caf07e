/** Message keys of the sentences a refusal is made of, in the order of the digit keys that choose them. */
export const REJECTION_TEMPLATES = [
  'title',
  'source',
  'promotion',
  'duplicate',
  'pictures',
  'translation',
  'scope',
] as const;

/** Puts a sentence into a reason, before what was written by hand; takes it out again when it is there. */
export function toggleSentence(reason: string, sentence: string): string {
  if (reason.includes(sentence)) return reason.replace(sentence, '').replace(/^\n+/, '');
  const lines = reason.split('\n');
  return reason === '' ? sentence : [`${sentence}${lines[0] ?? ''}`, ...lines.slice(1)].join('\n');
}

/** Adds the writer's own words to a reason, in “ ”. */
export function quoteInto(reason: string, quoted: string): string {
  const words = quoted.trim();
  return words === '' ? reason : `${reason}${reason === '' || reason.endsWith('\n') ? '' : ' '}“${words}”`;
}
