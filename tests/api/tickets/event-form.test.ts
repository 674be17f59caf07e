import { CHEAP_PASSWORDS, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls } from '@/tests/support/drafts';

/** Every field that an organiser can fill in. */
const FIELDS = {
  title: '链上清算工作坊',
  summary: '半天，二十人。',
  details: '<p>带上电脑。</p>',
  city: '上海',
  address: '南阳路88号',
  time_zone: 'America/New_York',
  mode: 'both',
  region: 'hk',
  map_url: 'https://maps.example.org/1',
  join_url: 'https://meet.example.org/1',
  links: [{ label: '议程', url: 'https://example.org/agenda' }],
  agenda: [{ time: '14:00', title: '签到' }],
  speakers: [{ name: '陈默', role: '清算所', bio: '十年。', url: 'https://example.org/chen' }],
  questions: [
    { key: 'meal', kind: 'text', label: '忌口', options: [], is_required: true, is_for_gate: true },
    {
      key: 'size',
      kind: 'choice',
      label: '尺码',
      options: ['大', '小'],
      is_required: false,
      is_for_gate: false,
    },
    { key: 'rules', kind: 'consent', label: '同意守则', options: [], is_required: true, is_for_gate: false },
  ],
  capacity: 40,
  needs_approval: true,
  refund_hours: 48,
  kept_percent: 10,
  payment_methods: ['manual'],
  payment_note: '转账到渡口工作室。',
  has_public_numbers: true,
};
const TYPE = {
  name: '早鸟',
  note: '含茶',
  type: 'ordinary',
  price: 28000,
  currency: 'HKD',
  quantity: 30,
  per_person_limit: 2,
  is_hidden: false,
};

describe('the form of an event', () => {
  let backend: TestBackend;
  let organiser: MemberCalls;
  let id: number;
  const day = `${new Date().getFullYear() + 1}-01-14`;

  beforeAll(async () => {
    backend = await startBackend(CHEAP_PASSWORDS);
    organiser = callsOf(backend, (await signInAs(backend, 'organiser')).token);
    const answer = await organiser('updateActivity', {
      ...FIELDS,
      start_time: `${day} 14:00`,
      end_time: `${day} 18:00`,
      tickets: [
        {
          ...TYPE,
          sale_opens: `${day} 00:00`,
          sale_closes: `${day} 12:00`,
          steps: [{ price: 20000, until: `${day} 06:00` }],
        },
      ],
    });
    expect(answer).toMatchObject({ code: 200 });
    id = answer.data.id;
  });
  afterAll(() => backend.destroy());
  const read = async () => (await organiser('activityForEdit', { id })).data;

  test('returns every field as it was filled in, with times in the zone of the event', async () => {
    const event = await read();
    for (const [name, value] of Object.entries(FIELDS))
      expect([name, event[name as keyof typeof event]]).toEqual([name, value]);
    expect([event.start_time, event.end_time]).toEqual([`${day}T14:00:00-05:00`, `${day}T18:00:00-05:00`]);
    expect(event.tickets).toEqual([
      {
        ...TYPE,
        id: event.tickets[0]?.id,
        taken: 0,
        sale_opens: `${day}T05:00:00.000Z`,
        sale_closes: `${day}T17:00:00.000Z`,
        steps: [{ price: 20000, until: `${day}T11:00:00.000Z` }],
      },
    ]);
  });

  test('has its languages side by side, and a new language leaves the first unchanged', async () => {
    const before = await read();
    const english = {
      title: 'On-chain settlement workshop',
      city: 'Shanghai',
      agenda: [{ time: '14:00', title: 'Check-in' }],
      tickets: [{ id: before.tickets[0]?.id, name: 'Early bird' }],
      payment_note: 'Pay the ferry.',
    };
    await organiser('updateActivity', { id, lang: 'en', ...english });
    const after = await read();
    expect(after.texts.map(({ lang, title, city, summary }) => [lang, title, city, summary])).toEqual([
      ['zh-Hans', FIELDS.title, '上海', FIELDS.summary],
      ['en', english.title, 'Shanghai', ''],
    ]);
    expect(after.words).toMatchObject({
      agenda: [{ 'zh-Hans': '签到', en: 'Check-in' }],
      tickets: [{ name: { 'zh-Hans': '早鸟', en: 'Early bird' }, note: { 'zh-Hans': '含茶' } }],
      payment_note: { 'zh-Hans': FIELDS.payment_note, en: 'Pay the ferry.' },
      speakers: [{ name: { 'zh-Hans': '陈默' } }],
      questions: [{ label: { 'zh-Hans': '忌口' } }, { options: [{ 'zh-Hans': '大' }, {}] }, {}],
    });
  });

  test('keeps fields that a change leaves out, and empties those that it sends empty', async () => {
    const before = await read();
    await organiser('updateActivity', { id, summary: '一天。', speakers: [], capacity: null });
    const after = await read();
    const expected = { ...before, summary: '一天。', speakers: [], capacity: null };
    const changing = ['version', 'updated_time', 'texts', 'words'] as const;
    for (const name of Object.keys(expected) as (keyof typeof expected)[])
      if (!changing.some((field) => field === name))
        expect([name, after[name]]).toEqual([name, expected[name]]);
  });

  test('refuses an event that lasts a century or is a hundred years ahead', async () => {
    const times = (start: string, end: string) =>
      organiser('updateActivity', { id, start_time: `${start} 10:00`, end_time: `${end} 10:00` });
    const before = await read();
    expect((await times('1900-01-01', '2199-01-01')).fields).toEqual({ end_time: 'lastsTooLong' });
    expect((await times('2199-01-01', '2199-01-02')).fields).toEqual({ start_time: 'tooFarAhead' });
    expect((await times(day, day)).fields).toEqual({ end_time: 'beforeStart' });
    expect(await read()).toEqual(before);
  });

  test('refuses a change that builds on a version other than the current one', async () => {
    const before = await read();
    for (const version of [before.version - 1, before.version + 1, 2_147_483_647])
      expect((await organiser('updateActivity', { id, version, city: '苏州' })).messageKey).toBe('conflict');
    expect(await read()).toEqual(before);
    expect((await organiser('updateActivity', { id, version: before.version, city: '上海' })).code).toBe(200);
  });

  test('refuses the site’s name as the name of a member’s organiser, allows it to chosen ones, and renames without other changes', async () => {
    const stranger = callsOf(backend, (await signInAs(backend, 'reader')).token);
    await stranger('saveOrganiser', { name: '渡口工作室', description: '半天一场。' });
    for (const name of ['链讯官方', '鏈訊 客服', 'Lian-Xun Support'])
      expect([name, (await stranger('saveOrganiser', { name })).fields]).toEqual([
        name,
        { name: 'siteName' },
      ]);
    const renamed = await stranger('saveOrganiser', { name: '渡口' });
    expect(renamed.data).toMatchObject({ name: '渡口', description: '半天一场。' });
    expect((await organiser('saveOrganiser', { name: '链讯编辑部' })).code).toBe(200);
  });

  test('publishes an event and cancels it, and neither can be undone', async () => {
    const to = async (status: string) => (await organiser('updateActivity', { id, status })).code;
    expect(await to('published')).toBe(200);
    expect(await to('draft')).not.toBe(200);
    expect(await to('cancelled')).toBe(200);
    expect(await to('published')).not.toBe(200);
    expect(await read()).toMatchObject({ status: 'cancelled', is_ended: false });
  });
});
