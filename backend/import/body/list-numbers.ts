import { isTag, type Element } from 'domhandler';
import { lostPart } from './loss';
import { htmlOf } from './tree';

/** Names numbers of a list that the text format does not have; null for a list that counts up from its start. */
export function listRule(list: Element): string | null {
  const { type = '1', reversed } = list.attribs;
  const numbers = list.children.flatMap((child) =>
    isTag(child) && child.name === 'li' && child.attribs['value'] ? [child.attribs['value']] : [],
  );
  const marks = [
    ...(reversed === undefined ? [] : ['numbers of a list that count down']),
    ...(type === '1' ? [] : [`numbers of a list in another form: ${type}`]),
    ...numbers.map((number) => `number of an entry of a list: ${number}`),
  ];
  if (marks.length === 0) return null;
  return marks.map((what) => lostPart(what, 'changed')).join('') + htmlOf([list]);
}
