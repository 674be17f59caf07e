/** @jest-environment node */
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { toDocument } from '@/lib/hosting/form/document';
import { emptyTicket } from '@/lib/hosting/form/empty';
import type { FormCopy } from '@/lib/hosting/form/local-copy';
import { createFormStore } from '@/lib/hosting/form/store';
import type { Reply } from '@/lib/platform/calls/browser';

type Sent = CallInput<'updateActivity'>;

const EVENT: OwnEvent = {
  id: 7,
  version: 1,
  status: 'draft',
  is_ended: false,
  roles: ['owner'],
  lang: 'zh-Hans',
  title: '工作坊',
  summary: '',
  details: '',
  city: '上海',
  address: '',
  texts: [{ lang: 'zh-Hans', title: '工作坊', summary: '', details: '', city: '上海', address: '' }],
  start_time: '2026-12-05T14:00:00+08:00',
  end_time: '2026-12-05T18:00:00+08:00',
  time_zone: 'Asia/Shanghai',
  mode: 'offline',
  region: 'none',
  poster: '',
  map_url: '',
  join_url: '',
  links: [],
  agenda: [{ time: '14:00', title: '签到' }],
  speakers: [],
  organiser: { id: 1, name: '渡口', lang: 'zh-Hans' },
  cohosts: [],
  questions: [],
  capacity: null,
  needs_approval: false,
  refund_hours: null,
  kept_percent: 0,
  payment_methods: ['manual'],
  payment_note: '',
  has_public_numbers: false,
  is_rehearsing: false,
  cancel_reason: '',
  tickets: [],
  words: {
    links: [],
    agenda: [{ 'zh-Hans': '签到' }],
    speakers: [],
    questions: [],
    tickets: [],
    payment_note: {},
  },
  missing: {},
  warnings: {},
  created_time: '2026-11-01T00:00:00Z',
  updated_time: '2026-11-01T00:00:00Z',
};

const REFUSED = { ok: false, code: 1, message: '', fields: {}, retryAfter: null } as const;

/** A server that counts versions, and a form with what it has stored. */
function open(event: OwnEvent | null, server: Partial<OwnEvent> = {}) {
  let stored: OwnEvent = { ...EVENT, ...server };
  const sent: Sent[] = [];
  const copies: [number | null, FormCopy | null][] = [];
  const send = async (input: Sent): Promise<Reply<CallOutput<'updateActivity'>>> => {
    sent.push(input);
    if (input.version !== undefined && input.version < stored.version) return { ...REFUSED, key: 'conflict' };
    const tickets = (input.tickets ?? []).map((one, at) => ({
      ...{
        id: Number(one.id ?? 100 + at),
        note: '',
        type: 'ordinary' as const,
        currency: 'CNY',
        is_hidden: false,
      },
      ...{ name: one.name ?? '', price: one.price ?? 0, quantity: one.quantity ?? 0, taken: 0 },
      per_person_limit: 4,
      ...{ sale_opens: null, sale_closes: null, steps: [] },
    }));
    stored = { ...stored, version: stored.version + 1, status: input.status ?? stored.status, tickets };
    return { ok: true, data: stored };
  };
  const document = toDocument(event ?? EVENT);
  const store = createFormStore({
    ...{ event, document, base: document, requestKey: 'key', conflict: null, lang: 'zh-Hans', send },
    read: async () => ({ ok: true, data: stored }),
    keep: (id, copy) => copies.push([id, copy]),
  });
  return { store, sent, copies };
}

test('a draft is saved on the current version, and its second language in a second request', async () => {
  const { store, sent } = open(EVENT);
  store.change({ title: { 'zh-Hans': '工作坊', en: 'Workshop' } });
  expect(await store.save()).toBe(true);
  expect(sent.map(({ lang, title, version }) => [lang, title, version])).toEqual([
    ['zh-Hans', '工作坊', 1],
    ['en', 'Workshop', 2],
  ]);
  expect(store.state()).toMatchObject({ step: 'saved', event: { version: 3 } });
  store.stop();
});

test('a new ticket type gets its id from the server, also when it was edited meanwhile', async () => {
  const { store, sent } = open(EVENT);
  store.change({ tickets: [emptyTicket(store.state().document, 'zh-Hans', '普通票')] });
  const saving = store.save();
  const [ticket] = store.state().document.tickets;
  store.change({ tickets: ticket ? [{ ...ticket, quantity: 7 }] : [] });
  await saving;
  expect(store.state().document.tickets).toMatchObject([{ id: 100, quantity: 7 }]);
  await store.save();
  expect(sent.at(-1)?.tickets).toMatchObject([{ id: 100, quantity: 7 }]);
  store.stop();
});

test('a published event is updated only on demand; until then the changes are stored in the browser', async () => {
  const { store, sent, copies } = open({ ...EVENT, status: 'published' }, { status: 'published' });
  store.change({ capacity: 40 });
  expect(store.state().step).toBe('kept');
  expect(sent).toEqual([]);
  expect(copies.at(-1)?.[1]?.document.capacity).toBe(40);
  await store.save();
  expect(sent).toHaveLength(1);
  expect(copies.at(-1)).toEqual([7, null]);
});

test('when somebody else saved other fields first, both changes are kept and sent', async () => {
  const { store, sent } = open(EVENT, { version: 5, capacity: 99 });
  store.change({ map_url: 'https://map.example' });
  expect(await store.save()).toBe(true);
  expect(sent.at(-1)).toMatchObject({ version: 5, capacity: 99, map_url: 'https://map.example' });
  store.stop();
});

test('when somebody else saved the same field first, nothing is sent until one version is chosen', async () => {
  const { store, sent } = open(EVENT, { version: 5, capacity: 99 });
  store.change({ capacity: 40 });
  expect(await store.save()).toBe(false);
  expect(store.state()).toMatchObject({ step: 'conflict', conflict: { both: ['capacity'] } });
  expect(store.state().document.capacity).toBe(40);
  const before = sent.length;
  expect(await store.save()).toBe(false);
  expect(sent).toHaveLength(before);
  store.decide('capacity', true);
  expect(await store.save()).toBe(true);
  expect(sent.at(-1)).toMatchObject({ version: 5, capacity: 99 });
  store.stop();
});

test('in two languages, publishing comes with the last request', async () => {
  const { store, sent } = open(EVENT);
  store.change({ city: { 'zh-Hans': '上海', en: 'Shanghai' } });
  await store.save('published');
  expect(sent.map(({ status }) => status)).toEqual([undefined, 'published']);
  store.stop();
});
