import type { Inventory } from './inventory';

const MAX_SHOWN = 60;

/** What a text had and its cleaned form has not, each named. Order does not matter: a caption may stand before its table. */
export function missingFrom(before: Inventory, after: Inventory): string[] {
  return [
    ...minus(before.pictures, after.pictures).map((address) => `picture ${address}`),
    ...missingLinks(before.links, after.links),
    ...missingBlocks(before.blocks, after.blocks),
    ...missingText(before.text, after.text),
  ];
}

function minus(before: string[], after: string[]): string[] {
  const left = new Map<string, number>();
  for (const value of after) left.set(value, (left.get(value) ?? 0) + 1);
  return before.filter((value) => {
    const count = left.get(value) ?? 0;
    left.set(value, count - 1);
    return count <= 0;
  });
}

/** A link may be divided into several by the blocks in it, but no link may be gone. */
function missingLinks(before: Inventory['links'], after: Inventory['links']): string[] {
  return [...before].flatMap(([address, words]) =>
    (after.get(address)?.length ?? 0) < words.length
      ? [`link "${(words[0] ?? '').slice(0, MAX_SHOWN)}" to ${address}`]
      : [],
  );
}

function missingBlocks(before: Inventory['blocks'], after: Inventory['blocks']): string[] {
  return [...before].flatMap(([block, count]) => {
    const lost = count - (after.get(block) ?? 0);
    return lost > 0 ? [`${block}, ${lost} of ${count}: only the text in it arrives`] : [];
  });
}

function missingText(before: string, after: string): string[] {
  if (before === after) return [];
  const counts = new Map<string, number>();
  for (const character of after) counts.set(character, (counts.get(character) ?? 0) + 1);
  let lost = 0;
  for (const character of before) {
    const count = counts.get(character) ?? 0;
    if (count === 0) lost += 1;
    else counts.set(character, count - 1);
  }
  if (lost === 0) return [];
  const [longer, shorter] = [[...before], [...after]];
  const from = longer.findIndex((character, at) => character !== shorter[at]);
  const part = longer.slice(from, from + Math.min(lost, MAX_SHOWN)).join('');
  return [`text of ${lost} characters: "${part}${lost > MAX_SHOWN ? '…' : ''}"`];
}
