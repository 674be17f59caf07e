/** @jest-environment node */
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { type EventDocument, toDocument } from '@/lib/hosting/form/document';
import { emptyTicket } from '@/lib/hosting/form/empty';
import { createFormStore } from '@/lib/hosting/form/store';
import type { Reply } from '@/lib/platform/calls/browser';
import type { FormCopy } from '@/lib/saving/form-copy';

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
  is_in_test_mode: false,
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

const LOST = { ok: false, code: 0, key: null, message: '', fields: {}, retryAfter: null } as const;
const REFUSED = { ok: false, code: 1, message: '', fields: {}, retryAfter: null } as const;

/** A server that counts versions, and a form with what it has stored. */
function open(event: OwnEvent | null, server: Partial<OwnEvent> = {}) {
  let stored: OwnEvent = { ...EVENT, ...server };
  let usedKey: string | undefined;
  /** The numbers of the requests that are not answered. */
  const lost = new Set<number>();
  const sent: Sent[] = [];
  const copies: [number | null, FormCopy<EventDocument> | null][] = [];
  const send = async (input: Sent): Promise<Reply<CallOutput<'updateActivity'>>> => {
    sent.push(input);
    const isLost = lost.has(sent.length);
    const key = input.idempotency_key;
    // A key that is used already finds its event, and changes nothing.
    if (key !== undefined && key === usedKey) return isLost ? LOST : { ok: true, data: stored };
    usedKey = key ?? usedKey;
    if (input.version !== undefined && input.version < stored.version) return { ...REFUSED, key: 'conflict' };
    const tickets = (input.tickets ?? []).map((ticket, at) => ({
      ...{
        id: Number(ticket.id ?? 100 + at),
        note: '',
        type: 'ordinary' as const,
        currency: 'CNY',
        is_hidden: false,
      },
      ...{ name: ticket.name ?? '', price: ticket.price ?? 0, quantity: ticket.quantity ?? 0, taken: 0 },
      per_person_limit: 4,
      ...{ sale_opens: null, sale_closes: null, steps: [] },
    }));
    stored = { ...stored, version: stored.version + 1, status: input.status ?? stored.status, tickets };
    return isLost ? LOST : { ok: true, data: stored };
  };
  const document = toDocument(event ?? EVENT);
  const store = createFormStore({
    ...{ event, document, lang: 'zh-Hans', send },
    read: async () => ({ ok: true, data: stored }),
    keep: (id, copy) => copies.push([id, copy]),
  });
  return { store, sent, copies, lost };
}

test('a draft is saved on the current version, and its second language in a second request', async () => {
  const { store, sent } = open(EVENT);
  store.change({ title: { 'zh-Hans': '工作坊', en: 'Workshop' } });
  expect(await store.save()).toBe(true);
  expect(sent.map(({ lang, title, version }) => [lang, title, version])).toEqual([
    ['zh-Hans', '工作坊', 1],
    ['en', 'Workshop', 2],
  ]);
  expect(store.state()).toMatchObject({ step: 'saved', stored: { version: 3 } });
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
  expect(store.state().step).toBe('waiting');
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

test.each([
  [true, 99],
  [false, 40],
])(
  'when somebody else saved the same field first, nothing is sent until one version is chosen (theirs: %s)',
  async (isTheirs, capacity) => {
    const { store, sent } = open(EVENT, { version: 5, capacity: 99 });
    store.change({ capacity: 40 });
    expect(await store.save()).toBe(false);
    expect(store.state()).toMatchObject({ step: 'conflict', conflict: { both: ['capacity'] } });
    expect(store.state().document.capacity).toBe(40);
    const before = sent.length;
    expect(await store.save()).toBe(false);
    expect(sent).toHaveLength(before);
    store.decide('capacity', isTheirs);
    expect(store.state().step).toBe(isTheirs ? 'saved' : 'waiting');
    expect(await store.save()).toBe(true);
    expect(store.state()).toMatchObject({ step: 'saved', document: { capacity } });
    // The other person's value is stored already.
    expect(sent.slice(before)).toMatchObject(isTheirs ? [] : [{ version: 5, capacity }]);
    store.stop();
  },
);

test('in two languages, publishing comes with the last request', async () => {
  const { store, sent } = open(EVENT);
  store.change({ city: { 'zh-Hans': '上海', en: 'Shanghai' } });
  await store.save('published');
  expect(sent.map(({ status }) => status)).toEqual([undefined, 'published']);
  store.stop();
});

test('a text typed after the answer to a new event was lost is sent as a change of that event', async () => {
  const { store, sent, lost } = open(null);
  lost.add(1);
  store.change({ map_url: 'https://map.example/1' });
  await store.save();
  store.change({ map_url: 'https://map.example/2' });
  await store.save();
  expect(sent.map(({ version, map_url }) => [version, map_url])).toEqual([
    [undefined, 'https://map.example/1'],
    [undefined, 'https://map.example/1'],
    [2, 'https://map.example/2'],
  ]);
  store.stop();
});

test('a new event whose answer was lost in an earlier visit is sent whole after it is found by its key', async () => {
  const { store, sent, copies, lost } = open(null);
  lost.add(1);
  store.change({ map_url: 'https://map.example/1' });
  await store.save();
  store.change({ map_url: 'https://map.example/2' });
  store.stop();
  const copy = copies.at(-1)?.[1];
  const again = open(null);
  if (copy) again.store.recover(copy);
  expect(again.store.state()).toMatchObject({
    step: 'waiting',
    document: { map_url: 'https://map.example/2' },
  });
  await again.store.save();
  expect(again.sent.map(({ id, map_url }) => [id, map_url])).toEqual([
    [undefined, 'https://map.example/2'],
    [7, 'https://map.example/2'],
  ]);
  expect(again.sent[0]?.idempotency_key).toBe(sent[0]?.idempotency_key);
  expect(again.copies.slice(-2)).toEqual([
    [7, null],
    [null, null],
  ]);
  again.store.stop();
});

test('when the second language gets no answer, it stays in the copy of this browser and is sent again', async () => {
  const { store, sent, copies, lost } = open(EVENT);
  lost.add(2);
  store.change({ title: { 'zh-Hans': '工作坊二', en: 'Workshop' } });
  expect(await store.save()).toBe(false);
  store.change({ capacity: 40 });
  expect(copies.at(-1)?.[1]?.base.title).toEqual({ 'zh-Hans': '工作坊' });
  expect(await store.save()).toBe(true);
  expect(sent.at(-1)).toMatchObject({ lang: 'en', title: 'Workshop', capacity: 40 });
  store.stop();
});

test('an event that somebody else published is not changed by a change that was typed for a draft', async () => {
  const { store, sent } = open(EVENT, { version: 5, status: 'published' });
  store.change({ map_url: 'https://map.example' });
  expect(await store.save()).toBe(false);
  expect(sent).toHaveLength(1);
  expect(store.state()).toMatchObject({ step: 'waiting', stored: { status: 'published' } });
});
