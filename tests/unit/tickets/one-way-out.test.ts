import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The modules in which members decide who gets letters and what they say. */
const MODULES = ['backend/modules/tickets', 'backend/modules/events'];
const THE_WAY = 'backend/modules/tickets/commands/letters/';

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name));

test('letters caused by members enter the outbox in one place, which limits their number', () => {
  const others = MODULES.flatMap(filesOf).filter((file) => {
    const text = readFileSync(file, 'utf8');
    const queues = /\bqueueLetter\b|\bqueueLetterPayload\b|kind: 'mail'/.test(text);
    return queues && !file.startsWith(THE_WAY);
  });
  expect(others).toEqual([]);
});

test('the search for other places finds the files in that place', () => {
  const way = filesOf(THE_WAY).filter((file) => /\bqueueLetterPayload\b/.test(readFileSync(file, 'utf8')));
  expect(way.map((file) => file.slice(THE_WAY.length)).sort()).toEqual(['cause-letter.ts', 'decide-held.ts']);
});
