/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of which everything stands on pages of an optional section, so that it is gone with them. */
const OF_A_SECTION = [
  'app/[locale]/(site)/(portal)/events/',
  'app/[locale]/(site)/(portal)/data/',
  'app/[locale]/(site)/(bare)/quiz/',
  'app/[locale]/(site)/(usa)/',
  'app/[locale]/(hk)/',
  'components/events/',
  'components/data/overview/',
  'components/data/prices/',
  'components/data/type/',
  'components/landings/quiz/',
];
/** Files that link without a question, with the reason. */
const REASONS: Record<string, string> = {
  'components/home/home-data.tsx': 'shown by home-sections, which asks',
  'components/tickets/ticket-box.tsx': 'stands on the page of its event only',
  'components/landings/landing-hero.tsx': 'lib/landings/read.ts leaves out the event',
  'components/landings/bars/landing-bar.tsx': 'lib/landings/read.ts leaves out the event',
  'components/landings/bars/ticket-bar.tsx': 'lib/landings/read.ts leaves out the event',
  'components/landings/sections/tickets-section.tsx': 'lib/landings/read.ts leaves out the section',
};
const LINK =
  /href\([\w.]+,\s*'(?:events|eventsPast|event|calendar\w*|organisers?|data|dataType|dataRecords|usa|hk|landing|personalit\w+)'/;
const GUARD = /\b(?:isShown|isSectionOff|SectionLink)\b/;

const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name)),
);
const linking = files.filter((file) => LINK.test(readFileSync(file, 'utf8')));

test('whatever links to a page of an optional section asks whether the section is on', () => {
  expect(linking.length).toBeGreaterThan(20);
  const unasked = linking
    .filter((file) => !OF_A_SECTION.some((folder) => file.startsWith(folder)))
    .filter((file) => !GUARD.test(readFileSync(file, 'utf8')));
  expect(unasked.filter((file) => !(file in REASONS))).toEqual([]);
});

test('no reason is out of date', () => {
  expect(Object.keys(REASONS).filter((file) => !linking.includes(file))).toEqual([]);
});
