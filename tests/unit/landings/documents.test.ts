import { landingRecord } from '@/backend/contract/landings/landing';
import { comingLanding, landings } from '@/backend/seed/sample/landings';
import { readLandingFile } from '@/lib/desk/records/landing-file';
import { blankRow } from '@/lib/desk/records/blank';
import { SECTION_TYPES, sectionFields } from '@/lib/desk/records/section-fields';
import { sectionShape } from '@/backend/contract/landings/sections';
import { localText } from '@/backend/contract/records/fields';
import { routes, type Route } from '@/lib/platform/routing/routes';

const ALL = [...landings, comingLanding];
const issuesOf = (document: unknown) =>
  landingRecord.safeParse(document).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
const [first] = landings;

describe('the sample landing pages', () => {
  test.each(ALL.map((landing) => [landing.slug, landing] as const))(
    '%s is complete in both languages',
    (_, landing) => {
      expect(issuesOf(landing)).toEqual([]);
    },
  );

  test('use every landing address of the route table', () => {
    const landingRoutes = Object.values<Route>(routes).filter(
      ({ page, path }) => page.startsWith('landings/') && !path.includes('['),
    );
    const slugs = ALL.flatMap(({ slug, pages }) => [slug, ...pages.map((page) => page.slug)]);
    expect(landingRoutes.map(({ path }) => path.slice(1)).filter((slug) => !slugs.includes(slug))).toEqual(
      [],
    );
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test('print numbers that equal their own counts', () => {
    const ceremony = landings.find(({ slug }) => slug === 'hk_annualceremony');
    const awards = ceremony?.sections.find((section) => section.type === 'awards');
    const votes =
      awards?.categories.flatMap(({ nominees }) => nominees.map((nominee) => nominee.votes)) ?? [];
    expect([votes.length, votes.reduce((sum, count) => sum + count, 0)]).toEqual([32, 130_050]);
    const relay = landings
      .find(({ slug }) => slug === 'polkadot2024')
      ?.sections.find((section) => section.type === 'stops');
    const sum = (of: 'people' | 'newcomers') => relay?.items.reduce((total, stop) => total + stop[of], 0);
    expect([sum('people'), sum('newcomers')]).toEqual([908, 418]);
    for (const landing of ALL) {
      const agenda = landing.sections.find((section) => section.type === 'agenda');
      const numbers = landing.sections.find((section) => section.type === 'numbers');
      if (agenda)
        expect([landing.slug, numbers?.type === 'numbers' && numbers.items[0]?.figure]).toEqual([
          landing.slug,
          String(agenda.sessions.length),
        ]);
    }
  });

  test('have no gallery, because the sample has no photographs', () => {
    const types = ALL.flatMap(({ sections }) => sections.map(({ type }) => type));
    expect(types).not.toContain('gallery');
  });

  test('have recordings whose links all lead to pages of this site', () => {
    const links = ALL.flatMap(({ sections }) =>
      sections.flatMap((section) => (section.type === 'recordings' ? section.items : [])),
    ).map(({ link }) => link);
    expect(links.length).toBeGreaterThanOrEqual(20);
    expect(links.filter((link) => !link.startsWith('/'))).toEqual([]);
  });
});

describe('a document', () => {
  const draft = { ...first, status: 'draft' as const };
  test('has every text in the languages of its title once it is published', () => {
    const english = { ...first, place: { en: 'Nowhere' } };
    expect(issuesOf(english)).toEqual([['place', 'required']]);
    expect(issuesOf({ ...english, status: 'draft' })).toEqual([]);
  });

  test('is refused when a text colour cannot be read on its ground, and the error names the colour', () => {
    expect(issuesOf({ ...draft, set: 'clay', tone: 'ground' })).toContainEqual(['tone.mark', 'lowContrast']);
    expect(issuesOf({ ...draft, set: 'clay', tone: 'paper' })).toEqual([]);
  });

  test('has unique keys, and pages of existing sections', () => {
    const [section] = draft.sections ?? [];
    expect(issuesOf({ ...draft, sections: [section, section] })).toContainEqual(['sections.1.key', 'taken']);
    const page = { slug: 'a-page', title: { en: 'A' }, summary: {}, sections: ['nothing'] };
    expect(issuesOf({ ...draft, pages: [page] })).toContainEqual(['pages.0.sections', 'notFound']);
  });

  test('draws numbers in a gallery, and refuses what cannot be drawn', () => {
    const gallery = (picture: object) => ({
      ...draft,
      pages: [],
      sections: [{ type: 'gallery', key: 'pictures', title: {}, pictures: [{ caption: {}, ...picture }] }],
    });
    expect(issuesOf(gallery({ numbers: 'a few' }))).toEqual([
      ['sections.0.pictures.0.numbers', 'notNumbers'],
    ]);
    expect(issuesOf(gallery({ numbers: '9, 3', alt: { en: 'Nine and three' } }))).toEqual([]);
    // Galleries without drawings are valid, as they were stored before drawings existed.
    expect(issuesOf(gallery({}))).toEqual([]);
  });

  test('is unchanged when it is written to a file and read; other files are refused', () => {
    const text = JSON.stringify({ format: 'landing-1', landing: { ...first, stranger: 1 } });
    const read = readLandingFile(text);
    expect(issuesOf(read)).toEqual([]);
    expect(read && 'stranger' in read).toBe(false);
    for (const other of ['', '{}', '[]', '{"format":"landing-1"}', '{"format":"x","landing":{}}'])
      expect(readLandingFile(other)).toBeNull();
  });
});

test.each(SECTION_TYPES)('the form of a %s section has every field of the section', (type) => {
  const shape =
    sectionShape(localText).options.find((option) => option.shape.type.value === type)?.shape ?? {};
  const fields = sectionFields(type);
  expect(['type', ...fields.map(({ name }) => name)].toSorted()).toEqual(Object.keys(shape).toSorted());
  expect(Object.keys(blankRow(fields)).length).toBe(fields.length);
});
