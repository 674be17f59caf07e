/** @jest-environment node */
import otherNames from '@/backend/contract/chinese/other-names.json';
import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { synonymsIn } from '@/backend/modules/search/queries/query-variants';

const rows = otherNames.groups.flatMap(({ names }) => names.map((row) => row.split('|')));
const inParts = (name: string) => ` ${name.replaceAll('·', ' ')} `;
const isPart = (name: string, of: string) => inParts(of).includes(inParts(name));

test('there are names to look for', () => expect(rows.length).toBeGreaterThan(200));

test('whoever searches for one name of a person, company or term finds texts with each of its others', () => {
  const missing = rows.flatMap((row) => {
    const names = row.map(foldCharacters);
    return names.flatMap((name) => {
      const others = synonymsIn(name).flatMap((group) => group.others);
      // A text with the whole name also has the part of it that is looked up.
      return names
        .filter((other) => other !== name && ![name, ...others].some((each) => isPart(each.trim(), other)))
        .map((other) => `${name} → ${other}`);
    });
  });
  expect(missing).toEqual([]);
});
