import { readList } from '@/backend/modules/newsletters/commands/import/read-list';

const now = new Date('2026-11-27T00:00:00Z');

test('Ghost, Mailchimp and Substack lists are read by their own columns', () => {
  const ghost =
    'id,email,name,subscribed_to_emails,created_at\n1,A@x.example,A,true,2024-05-01T00:00:00.000Z';
  const mailchimp =
    '"Email Address","First Name",OPTIN_TIME,CONFIRM_TIME\nb@x.example,B,,"2023-02-03 04:05:06"';
  const substack =
    'email,active_subscription,email_disabled,created_at\nc@x.example,false,false,2022-01-01T10:00:00Z';
  expect([ghost, mailchimp, substack].map((csv) => readList(csv, now)?.taken)).toEqual([
    [{ line: 2, address: 'a@x.example', consentAt: new Date('2024-05-01T00:00:00Z') }],
    [{ line: 2, address: 'b@x.example', consentAt: new Date('2023-02-03T04:05:06Z') }],
    [{ line: 2, address: 'c@x.example', consentAt: new Date('2022-01-01T10:00:00Z') }],
  ]);
});

test('rows without consent, of people who left, without an address or twice are refused by name', () => {
  const csv = [
    'email,subscribed_to_emails,created_at',
    'a@x.example,true,',
    'b@x.example,false,2024-01-01',
    'nothing,true,2024-01-01',
    'c@x.example,true,2024-01-01',
    'C@x.example,true,2024-01-01',
    'd@x.example,true,2999-01-01',
  ].join('\n');
  expect(readList(csv, now)?.refused).toEqual([
    { line: 2, reason: 'noConsent' },
    { line: 3, reason: 'unsubscribed' },
    { line: 4, reason: 'notEmail' },
    { line: 6, reason: 'twice' },
    { line: 7, reason: 'noConsent' },
  ]);
});

test('a file without addresses is not read', () => expect(readList('a,b\n1,2', now)).toBeNull());

const rowsOf = (csv: string) => readList(csv, now)?.refused.map(({ line, reason }) => `${line} ${reason}`);

test('who was cleaned, has not confirmed, bounced or left in another row is not taken', () => {
  expect(
    rowsOf('Email Address,OPTIN_TIME,CLEAN_TIME\nb@x.example,2024-05-01 00:00:00,2025-01-01 00:00:00'),
  ).toEqual(['2 unsubscribed']);
  const states = ['pending', 'inactive', 'cancelled', 'bounced', 'complained', 'unsubscribed', '已退订'];
  expect(
    rowsOf(
      ['email,state,created_at', ...states.map((state, at) => `${at}@x.example,${state},2024-05-01`)].join(
        '\n',
      ),
    ),
  ).toHaveLength(states.length);
  expect(
    readList(
      'email,subscribed_to_emails,created_at\na@x.example,是,2024-05-01\nA@x.example,否,2025-05-01',
      now,
    ),
  ).toMatchObject({ taken: [], refused: [{ line: 3 }, { line: 2, reason: 'unsubscribed' }] });
});

test('numbers, days that do not exist, and days of which nobody knows the month are no consent', () => {
  const dates = [
    '1',
    '12',
    'yes 1',
    'true',
    '2024-02-31',
    '2024-02-31 10:00:00',
    '2024-05',
    '01/05/2024',
    '02/05/2024',
  ];
  expect(
    rowsOf(['email,created_at', ...dates.map((date, at) => `${at}@x.example,${date}`)].join('\n')),
  ).toHaveLength(dates.length);
});

test('the day of consent is read in the forms programs and people write, never in the zone of this machine', () => {
  const dates = [
    '2024-05-01',
    '2024/5/1',
    '2024年5月1日',
    '２０２４年５月１日',
    '2024. 5. 1.',
    '1 May 2024',
    '"May 1st, 2024"',
  ];
  const more = ['20240501', '1714521600', '2024-05-01T08:00:00+0800', '01/05/2024', '2024-5-1 0:00'];
  const csv = [...dates, ...more].map((date, at) => `${at}@x.example,${date}`);
  const taken = readList(['email,created_at', ...csv, 'z@x.example,25/12/2023'].join('\n'), now)?.taken;
  expect(taken?.slice(0, -1).map(({ consentAt }) => consentAt.toISOString())).toEqual(
    csv.map(() => '2024-05-01T00:00:00.000Z'),
  );
  expect(taken?.at(-1)?.consentAt.toISOString()).toBe('2023-12-25T00:00:00.000Z');
});

test('lists of spreadsheets are read: Chinese columns, semicolons, addresses with names', () => {
  const csv =
    '姓名;电子邮箱;订阅时间\n张三;"张三 <A@x.example>";2024-05-01\n李四;mailto:ｂ＠x.example;2024-05-01';
  expect(readList(csv, now)?.taken.map(({ address }) => address)).toEqual(['a@x.example', 'b@x.example']);
});
