/** @jest-environment node */
import { brandRecord } from '@/backend/contract/brand/brand';
import { ART_SET_NAMES, DISPLAYS, MOTIFS, TONES } from '@/backend/contract/landings/art';
import { tools } from '@/lib/api/mcp/tools';
import { openApiDocument } from '@/lib/api/openapi/document';
import { readResource } from '@/lib/api/read-resource';
import { isOffered } from '@/lib/api/resource';
import { resources } from '@/lib/api/resources/resources';
import { webAppManifest } from '@/lib/download/web-app';
import { listEvents } from '@/lib/events/read';
import { toLanding } from '@/lib/landings/read';
import { setSiteBrand } from '@/lib/platform/config/site-brand';
import { readerLanguage } from '@/lib/platform/language/localize';
import { documentFor } from '@/lib/platform/routing/error-documents';
import { addressesOf } from '@/lib/publishing/feed/addresses';

const switchOff = (...hidden: string[]) => setSiteBrand(brandRecord.parse({ hidden }));
afterEach(() => switchOff());

test('the interface for programs neither answers nor describes a section that is off, but still takes events', async () => {
  const describe = () => openApiDocument('https://news.example/api/v1', 'News').paths;
  const offered = () => tools.filter(({ resource }) => isOffered(resource)).map(({ name }) => name);
  expect(Object.keys(describe()['/events'] ?? {}).sort()).toEqual(['get', 'post']);
  expect(offered()).toEqual(
    expect.arrayContaining(['list_events', 'get_event', 'list_series', 'get_series']),
  );

  switchOff('events', 'data');
  expect(Object.keys(describe()['/events'] ?? {})).toEqual(['post']);
  expect(Object.keys(describe()).filter((path) => path.startsWith('/series'))).toEqual([
    '/series/{key}/points',
  ]);
  expect(offered().filter((name) => /event|series/.test(name))).toEqual([]);
  for (const name of ['listEvents', 'getEvent', 'listSeries', 'getSeries']) {
    const resource = resources.find((each) => each.name === name);
    if (!resource) throw new Error(name);
    // Without a backend anything that is read would be "unavailable".
    expect(await readResource(resource, {}, 'en', '7')).toEqual({ answer: null, error: 'notFound' });
  }
});

test('an installed app has shortcuts to what is shown', () => {
  const words = {
    name: 'News',
    description: '',
    about: '',
    shortcuts: { news: 'N', events: 'E', data: 'D' },
  };
  const shortcuts = () => webAppManifest('en', words).shortcuts?.map(({ url }) => url);
  expect(shortcuts()).toEqual(['/en/news', '/en/events', '/en/DataEra']);
  switchOff('data', 'events');
  expect(shortcuts()).toEqual(['/en/news']);
});

test('pages that stay list no events of a section that is off', async () => {
  switchOff('events');
  expect(await listEvents(readerLanguage('zh-Hans'), {}, 2)).toMatchObject({ items: [], total: 0, page: 2 });
});

test('a landing leaves out the tickets and the related pages of sections that are off', () => {
  const document = {
    ...{ slug: 'ports', status: 'published', release_time: null, starts: null, ends: null, pages: [] },
    ...{ name: { en: 'Ports' }, title: { en: 'Ports' }, summary: {}, display_text: {}, place: {} },
    ...{ set: ART_SET_NAMES[0], tone: TONES[0], display: DISPLAYS[0], motif: MOTIFS[0] },
    event_id: 7,
    sections: [
      { type: 'tickets', key: 'tickets', title: { en: 'Tickets' }, note: {} },
      { type: 'text', key: 'text', title: { en: 'Text' }, body: { en: '<p>x</p>' } },
    ],
    related: [
      { label: { en: 'Events' }, link: '/events' },
      { label: { en: 'News' }, link: '/news' },
    ],
  };
  const read = () => {
    const { view } = toLanding(document, 'ports', ['en'], '', readerLanguage('en'));
    return [view.event_id, view.sections.map(({ type }) => type), view.related.map(({ link }) => link)];
  };
  expect(read()).toEqual([7, ['tickets', 'text'], ['/events', '/news']]);
  switchOff('events');
  expect(read()).toEqual([null, ['text'], ['/news']]);
});

test('what is announced to hubs and search engines has no page and no feed of a section that is off', () => {
  const item = {
    id: 3,
    kind: 'article' as const,
    langs: ['en' as const],
    categoryId: null,
    authorId: null,
    region: 'hk' as const,
    labelIds: [],
    topicIds: [],
  };
  const announced = () => {
    const { pages, feeds } = addressesOf([item], [{ id: 7, langs: ['en'] }]);
    return [...pages, ...feeds].map((address) => new URL(address).pathname);
  };
  expect(announced()).toEqual(
    expect.arrayContaining(['/en/events/7', '/en/events/feed.xml', '/en/hk/feed.xml']),
  );
  switchOff('events', 'hk');
  expect(announced().filter((path) => /events|hk/.test(path))).toEqual([]);
  expect(announced()).toContain('/en/feed.xml');
});

test('the 404 page of an item leads to no list that is off', () => {
  expect(documentFor(404, '/events/7')?.name).toBe('missing/event');
  switchOff('events');
  expect(documentFor(404, '/events/7')?.name).toBe('missing');
});
