import type { ImportedEvent, ImportedEventsOutcome } from '@/backend/contract/events/imported-event';
import type { ImportItem } from '@/backend/import/item';
import type { ImportOutcome } from '@/backend/import/store/store-items';
import type { TestBackend } from './backend';

/** An article as the import's parsers make it. */
export function makeItem(
  key: string,
  change: Partial<ImportItem> & { title?: string; body?: string } = {},
): ImportItem {
  const { title = `标题${key}`, body = `<p>正文${key}</p>`, ...rest } = change;
  return {
    sourceKey: `test:${key}`,
    kind: 'article',
    texts: [{ lang: 'zh-Hans', text: { title, summary: '', body } }],
    authorName: '测试作者',
    categoryName: null,
    labelNames: [],
    releasedAt: '2026-01-02T03:04:05.000Z',
    sourceUrl: null,
    sourceName: null,
    picUrl: null,
    status: 'approved',
    isImportant: false,
    ...rest,
  };
}

/** An event as the import's parsers make it. */
export const makeImportedEvent = (change: Partial<ImportedEvent>): ImportedEvent => ({
  sourceKey: 'ics:one',
  lang: 'en',
  title: 'Ferry night',
  summary: '',
  details: '<p>Bring a lamp.</p>',
  city: '',
  address: 'Pier 4',
  mode: 'offline',
  startTime: '2031-05-01T18:00:00.000Z',
  endTime: '2031-05-01T20:00:00.000Z',
  timeZone: 'Europe/Lisbon',
  links: [],
  agenda: [],
  organiserName: 'Ferry Lab',
  picUrl: null,
  status: 'published',
  ...change,
});

type Target = Pick<TestBackend, 'raw' | 'secret'>;
type Failures = { failures: { address: string; reason: string }[] };
interface Answer<Outcome> {
  status: number;
  code: number;
  data: Outcome & Failures;
}

async function send<Outcome>({ raw, secret }: Target, path: string, batch: object): Promise<Answer<Outcome>> {
  const answer = await raw(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-backend-secret': secret },
    body: JSON.stringify(batch),
  });
  return { status: answer.status, ...(await answer.json()) };
}

const OFFLINE = { isOffline: true, allowPrivate: false };

/** Sends items to a running backend as the import command does. */
export const importInto = (backend: Target, items: ImportItem[], pictures = OFFLINE) =>
  send<ImportOutcome>(backend, '/internal/import', { items, pictures });

/** Sends events to a running backend as the import command does. */
export const importEventsInto = (backend: Target, events: ImportedEvent[]) =>
  send<ImportedEventsOutcome>(backend, '/internal/import-events', { events, pictures: OFFLINE });
