import { ceremony } from '@/backend/seed/sample/landings/ceremony';
import { cryptoFi } from '@/backend/seed/sample/landings/crypto-fi';
import { forum2025 } from '@/backend/seed/sample/landings/forum-2025';
import { polkadot } from '@/backend/seed/sample/landings/polkadot';
import type { LandingDocument } from '@/backend/contract/landings/landing';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const figures = ({ sections }: LandingDocument) =>
  sections.flatMap((section) => (section.type === 'numbers' ? section.items : []));

const figureOf = (landing: LandingDocument, unit: string) =>
  Number(
    figures(landing)
      .find((item) => item.unit.en === unit)
      ?.figure.replace(',', ''),
  );

test('nobody voted twice in a category, and the printed number of votes is their sum', () => {
  const votes = ceremony.sections
    .flatMap((section) => (section.type === 'awards' ? section.categories : []))
    .map(({ nominees }) => sum(nominees.map((nominee) => nominee.votes)));
  expect(votes).toHaveLength(8);
  expect(sum(votes)).toBe(figureOf(ceremony, 'votes'));
  for (const count of votes) expect(count).toBeLessThanOrEqual(figureOf(ceremony, 'people'));
});

test('the recordings of a forum are as long as its sessions', () => {
  const minutes = forum2025.sections
    .flatMap((section) => (section.type === 'agenda' ? section.sessions : []))
    .map((session) => session.minutes);
  expect(minutes).toHaveLength(figureOf(forum2025, 'sessions'));
  expect(Math.round(sum(minutes) / 60)).toBe(figureOf(forum2025, 'hours'));
});

test('a relay has six talks in each city, and its printed number of people is their sum', () => {
  const cities = polkadot.sections.flatMap((section) => (section.type === 'stops' ? section.items : []));
  expect(figureOf(polkadot, 'talks')).toBe(cities.length * 6);
  expect(figureOf(polkadot, 'people')).toBe(sum(cities.map(({ people }) => people)));
});

test('a series names as many forums and conversations as its page lists', () => {
  const sections = cryptoFi.sections;
  const forums = sections.flatMap((section) => (section.type === 'stops' ? section.items : []));
  const marks = sections.flatMap((section) => (section.type === 'recordings' ? section.items : []));
  const years = cryptoFi.related.filter(({ link }) => link.startsWith('/forum_'));
  expect([forums.length, years.length, marks[0]?.mark.en]).toEqual([3, 3, 'No. 36']);
  expect(cryptoFi.summary['zh-Hans']).toMatch(/三届论坛、三十六次连线/);
  expect(cryptoFi.summary.en).toMatch(/three forums and thirty-six conversations/);
});
