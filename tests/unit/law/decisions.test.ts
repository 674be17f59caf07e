/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'docs/decisions';

test('the index lists every decision under its own heading', () => {
  const index = readFileSync(`${FOLDER}/README.md`, 'utf8');
  const listed = [...index.matchAll(/^- (\S+) · \[(.+)\]\((.+)\)$/gm)].map(
    ([, , heading = '', file = '']) => [file, heading] as const,
  );
  const written = readdirSync(FOLDER)
    .filter((file) => file !== 'README.md')
    .map((file) => [file, /^# (.+)$/m.exec(readFileSync(`${FOLDER}/${file}`, 'utf8'))?.[1]] as const);
  expect([...listed].sort()).toEqual([...written].sort());
});
