/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const FOLDER = 'docs/decisions';
const INDEX = `${FOLDER}/README.md`;
const FIRST = 'The ten to read first';

interface Link {
  /** The file with the link, and the line it is in. */
  at: string;
  /** The file it leads to, from the root of the tree. */
  file: string;
  /** The part after `#`; empty for a link to a whole file. */
  anchor: string;
}

const read = (file: string) => readFileSync(file, 'utf8');
const written = readdirSync(FOLDER).filter((file) => file !== 'README.md');

/** The parts of a text that begin with `## `, each with its heading and the text below it. */
const sectionsOf = (text: string) =>
  text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return { heading, body: lines.join('\n').trim() };
    });

/** The errors of form in a file of decisions. */
function errorsOf(text: string): string[] {
  const errors: string[] = [];
  if (!/^# \S.*\n\n[A-Z][^\n]*\.\n\n## /.test(text))
    errors.push('no title with one line of what it is about');
  if ((text.match(/^# /gm) ?? []).length > 1) errors.push('two titles');
  for (const { heading, body } of sectionsOf(text)) {
    const [, day = ''] = / \((\d{4}-\d\d-\d\d)\)$/.exec(heading) ?? [];
    if (Number.isNaN(Date.parse(day))) errors.push(`no date: ${heading}`);
    if (body === '') errors.push(`nothing said: ${heading}`);
  }
  return errors;
}

/** Links to decisions in a file: paths from the root in any file, and relative links in Markdown. */
function linksIn(path: string, text: string): Link[] {
  return text.split('\n').flatMap((line, index) => {
    const at = `${path}:${index + 1}`;
    const named = [...line.matchAll(/\bdocs\/decisions\/([\w.-]+\.md)(?:#([\w\p{L}-]+))?/gu)].map(
      ([, file = '', anchor = '']) => ({ at, file: `${FOLDER}/${file}`, anchor }),
    );
    if (!path.endsWith('.md')) return named;
    const led = [...line.matchAll(/\]\(([^)\s:#]*)(?:#([^)\s]+))?\)/g)]
      .map(([, target = '', anchor = '']) => ({
        at,
        file: target === '' ? path : posix.join(posix.dirname(path), target),
        anchor,
      }))
      .filter(({ file }) => file.startsWith(`${FOLDER}/`));
    return [...named, ...led];
  });
}

/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

function leadsSomewhere({ file, anchor }: Link): boolean {
  if (!existsSync(file)) return false;
  return anchor === '' || sectionsOf(read(file)).some(({ heading }) => anchorOf(heading) === anchor);
}

test.each(written)('%s has a title, a line with its subject, and dated sections', (file) => {
  expect(errorsOf(read(`${FOLDER}/${file}`))).toEqual([]);
});

test('each error of form is found', () => {
  const good = '# Title\n\nWhat it is about.\n\n## Decided so (2026-11-21)\n\nWhy.\n';
  expect(errorsOf(good)).toEqual([]);
  for (const bad of [
    good.replace('# Title\n\n', ''),
    good.replace('What it is about.\n\n', ''),
    good.replace(/## .*\n\nWhy\.\n/, ''),
    good.replace(' (2026-11-21)', ''),
    good.replace('2026-11-21', '2026-13-21'),
    good.replace('Why.\n', ''),
    `${good}\n# Another\n`,
  ])
    expect(errorsOf(bad)).not.toEqual([]);
});

test('the index lists every file once, with its title and its line', () => {
  const [, ...subjects] = sectionsOf(read(INDEX));
  const listed = subjects.flatMap(({ body }) => body.split('\n'));
  const lines = written.map((file) => {
    const [title = '', , about = ''] = read(`${FOLDER}/${file}`).split('\n');
    return `- [${title.replace('# ', '')}](${file}): ${about}`;
  });
  expect(listed.sort()).toEqual(lines.sort());
});

test('the index begins with ten decisions to read first', () => {
  const [first] = sectionsOf(read(INDEX));
  const links = linksIn(INDEX, first?.body ?? '');
  expect(first?.heading).toBe(FIRST);
  expect(new Set(links.map(({ file, anchor }) => `${file}#${anchor}`)).size).toBe(10);
  expect(links.filter(({ anchor }) => anchor === '')).toEqual([]);
});

test('every link to a decision leads to an existing file and heading', () => {
  const planted = linksIn(`${FOLDER}/a.md`, 'docs/decisions/none.md [b](none.md) [c](calls.md#none)');
  expect(planted.filter(leadsSomewhere)).toEqual([]);
  expect(planted).toHaveLength(3);

  const files = execFileSync(
    'git',
    ['grep', '-lI', '--untracked', '-e', 'decisions', '-e', '](', '--', '.'],
    {
      encoding: 'utf8',
    },
  )
    .trim()
    .split('\n')
    .filter((file) => file !== 'tests/unit/law/decisions.test.ts' && existsSync(file));
  const links = files.flatMap((file) => linksIn(file, read(file)));
  expect(links.length).toBeGreaterThan(written.length);
  expect(links.filter((link) => !leadsSomewhere(link))).toEqual([]);
});
