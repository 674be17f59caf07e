/** @jest-environment node */
import { z } from 'zod';
import type { Call } from '@/backend/contract/call';
import { type CallName, calls } from '@/backend/contract/calls';
import { textRoles } from '@/backend/contract/language-of-texts';
import { localizeAnswer } from '@/lib/platform/language/localize-answer';

jest.mock('server-only', () => ({}));

describe('lists of the desk', () => {
  const row = { id: 1, title: '链上清算公报', text: '网络拥堵', lang: 'zh-Hans', url: 'https://a.test/链' };

  test('titles and texts of rows are converted to the script of the page, and marked with it', () => {
    const answer = { list: [row, { id: 2, title: 'Fed minutes', lang: 'en' }], total: 2 };
    expect(localizeAnswer('incoming', answer, 'zh-Hant')).toEqual({
      list: [
        { ...row, title: '鏈上清算公報', text: expect.stringContaining('網路'), lang: 'zh-Hant' },
        { id: 2, title: 'Fed minutes', lang: 'en' },
      ],
      total: 2,
    });
    expect(localizeAnswer('incoming', answer, 'en')).toBe(answer);
  });

  test('the title of a commented story is converted, and the comment is shown as its author wrote it', () => {
    const comment = { story: '链上清算公报', story_lang: 'zh-Hans', lang: 'zh-Hans', body: '这条说清楚了' };
    const converted = { ...comment, story: '鏈上清算公報', story_lang: 'zh-Hant' };
    expect(localizeAnswer('commentQueue', { list: [comment] }, 'zh-Hant')).toEqual({ list: [converted] });
    expect(localizeAnswer('commentCase', comment, 'zh-Hant')).toEqual(converted);
  });

  test('stories at channels, and letters, are in the script of the page', () => {
    const story = { id: 1, title: '链上清算公报', lang: 'zh-Hans', posts: [] };
    expect(localizeAnswer('channelDesk', { stories: [story] }, 'zh-Hant')).toEqual({
      stories: [{ ...story, title: '鏈上清算公報', lang: 'zh-Hant' }],
    });
    const issue = { id: 1, name: '周刊', subject: '链上清算公报', lang: 'zh-Hans' };
    const letter = { key: 'weekly', name: '周刊', subscribers: 1 };
    expect(localizeAnswer('letterIssues', { list: [issue], letters: [letter] }, 'zh-Hant')).toEqual({
      list: [{ ...issue, name: '週刊', subject: '鏈上清算公報', lang: 'zh-Hant' }],
      letters: [{ ...letter, name: '週刊' }],
    });
  });

  test('a name without a language is unchanged', () => {
    const answer = { list: [{ title: '链上', lang: null }], total: 1 };
    expect(localizeAnswer('auditLog', answer, 'zh-Hant')).toEqual(answer);
  });
});

test('a notification is in the script of the page with the names it holds', () => {
  const message = {
    title: '《链上清算与抵押品工作坊》的票是你的了',
    body: '訂單 7。票寄到了信箱。',
    lang: 'zh-Hant',
  };
  expect(localizeAnswer('messages', { list: [message] }, 'zh-Hant')).toMatchObject({
    list: [{ title: '《鏈上清算與抵押品工作坊》的票是你的了', body: message.body }],
  });
});

describe('orders and tickets', () => {
  const event = {
    id: 1,
    title: '链上清算与抵押品工作坊',
    lang: 'zh-Hans',
    city: '上海',
    organiser: '链讯活动部',
  };
  const order = {
    name: '陈默',
    event,
    items: [{ ticket_type_id: 1, name: '标准票', quantity: 2, price: 28000 }],
    tickets: [{ type_name: '标准票', name: '陈默', answers: { diet: '素' } }],
    payment: { note: '户名：链讯文化（上海）有限公司' },
    receipts: [{ content: { event: event.title, lines: [{ name: '标准票', quantity: 2, price: 1 }] } }],
  };

  test('texts of the organiser are in the script of the page; names, accounts and receipts are unchanged', () => {
    expect(localizeAnswer('payOrder', { redirect_url: null, order }, 'zh-Hant')).toEqual({
      redirect_url: null,
      order: {
        ...order,
        event: {
          id: 1,
          title: '鏈上清算與抵押品工作坊',
          lang: 'zh-Hant',
          city: '上海',
          organiser: '鏈訊活動部',
        },
        items: [{ ticket_type_id: 1, name: '標準票', quantity: 2, price: 28000 }],
        tickets: [{ type_name: '標準票', name: '陈默', answers: { diet: '素' } }],
      },
    });
  });

  test('English pages show texts unchanged, and an English event stays English', () => {
    expect(localizeAnswer('orderDetails', order, 'en')).toBe(order);
    const english = { event: { title: 'A workshop', lang: 'en', city: '台灣' } };
    expect(localizeAnswer('orderDetails', english, 'zh-Hans')).toEqual(english);
  });

  test('questions are in the script of the page, but their options are unchanged, as they are sent back', () => {
    const question = { key: 'lunch', label: '午餐要素食吗', options: ['荤', '素'] };
    expect(localizeAnswer('ticketByKey', { questions: [question] }, 'zh-Hant')).toEqual({
      questions: [{ ...question, label: '午餐要素食嗎' }],
    });
  });

  test('an order is unchanged where its organiser edits it', () => {
    expect(localizeAnswer('activityOrder', order, 'zh-Hant')).toBe(order);
  });

  test('an answer of another shape is unchanged', () => {
    for (const answer of [undefined, null, 'text', [], { event: null, items: 'none' }])
      expect(localizeAnswer('orderDetails', answer, 'zh-Hant')).toEqual(answer);
  });
});

/** Texts of converted calls that are no words, by their names. Names that end in `_time` are times, too. */
const NO_WORDS = [
  ...['avatar_img', 'join_url', 'map_url', 'poster', 'redirect_url', 'url', 'email'],
  ...['action', 'batch', 'code', 'command', 'currency', 'key', 'method', 'next', 'number', 'order_number'],
  ...['reference', 'subject', 'subject_id', 'tail', 'tax_number', 'token', 'transfer_id', 'time_zone'],
  ...['confirm_by', 'event_day', 'expires_at', 'first_release', 'sale_closes', 'sale_opens', 'time', 'until'],
];

/** Words in converted calls that are shown as they were written, by the two last names of their paths. */
const AS_WRITTEN = [
  // Names of people and sellers.
  ...[
    'actor.name',
    'by.name',
    'holder.name',
    'list.name',
    'name',
    'order.name',
    'owner.name',
    'present.name',
  ],
  ...['seller.name', 'ticket.from', 'ticket.name', 'tickets.name', 'transfer.name'],
  ...['list.author', 'list.feed', 'log.actor', 'queue.author'],
  // Receipts are documents, and a bank compares the account in a note.
  ...['content.event', 'invoice.title', 'lines.name', 'payment.note'],
  // Messages between people, and answers and options, which are sent back.
  ...['answers.*', 'failed.reason', 'notes.words', 'questions.options', 'refunds.reason', 'withdrawn.reason'],
  // Texts of the program and of the log, in the language that was asked for, and a time.
  ...['detail.*', 'list.note', 'next_price.from'],
  // A comment, what its author answers and what the desk notes, as its author and the editors wrote them.
  ...['appeal', 'author.banned_until', 'body', 'decisions.act', 'decisions.by', 'list.appeal', 'list.body'],
  ...['list.words', 'note', 'parent.body', 'parent.name', 'words'],
  // Accounts, addresses and templates of channels, which a form holds; keys of letters.
  ...['article.at', 'flash.at', 'keyFlash.at', 'list.account', 'list.letter', 'list.link'],
  ...['posts.link', 'templates.article', 'templates.flash'],
  // Places and the agenda on a ticket: words of the organiser.
  ...['agenda.title', 'checked_in_where', 'list.checked_in_where', 'place.after', 'place.before'],
];

/** A field of an answer with text. */
interface TextField {
  /** The names on the way to it; items of lists have none. */
  path: string[];
  role: string | null;
  /** The roles beside it in its object. */
  beside: (string | null)[];
}

const roleOf = (schema: z.core.$ZodType): string | null =>
  textRoles.get(schema)?.role ??
  (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? roleOf(schema.unwrap()) : null);

/** All texts in the values of a schema. A value of a closed list is no text. */
function textsOf(schema: z.core.$ZodType, path: string[], beside: (string | null)[] = []): TextField[] {
  const role = roleOf(schema);
  if (role) return [{ path, role, beside }];
  if (schema instanceof z.ZodObject) {
    const roles = Object.values(schema.shape).map((field) => roleOf(field));
    return Object.entries(schema.shape).flatMap(([name, field]) => textsOf(field, [...path, name], roles));
  }
  if (schema instanceof z.ZodArray) return textsOf(schema.element, path, beside);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return textsOf(schema.unwrap(), path, beside);
  if (schema instanceof z.ZodRecord) return textsOf(schema.valueType, [...path, '*'], beside);
  // Anything else might be text, as what is unknown or a transformed value.
  const isPlain = [z.ZodEnum, z.ZodLiteral, z.ZodNumber, z.ZodBoolean].some((kind) => schema instanceof kind);
  return isPlain ? [] : [{ path, role: null, beside }];
}

const converted = (Object.keys(calls) as CallName[])
  .filter((name) => (calls[name] as Call).converted)
  .map((name) => ({ name, texts: textsOf(calls[name].output, []) }));

test('every text of a converted call is converted, or is listed here as one that is not', () => {
  const plain = converted.flatMap(({ texts }) => texts.filter(({ role }) => role === null));
  const words = plain
    .filter(({ path }) => !/_time$/.test(path.at(-1) ?? '') && !NO_WORDS.includes(path.at(-1) ?? ''))
    .map(({ path }) => path.slice(-2).join('.'));
  expect([...new Set(words)].sort()).toEqual([...AS_WRITTEN].sort());
  const names = plain.map(({ path }) => path.at(-1));
  expect(NO_WORDS.filter((name) => !names.includes(name))).toEqual([]);
});

test('a converted call has texts to convert, each beside its language if it says that it has one', () => {
  expect(converted.length).toBeGreaterThan(20);
  for (const { name, texts } of converted) {
    expect({ name, isConverted: texts.some(({ role }) => role !== null) }).toEqual({
      name,
      isConverted: true,
    });
    for (const { path, role, beside } of texts)
      if (role === 'in-lang')
        expect([name, path, beside]).toEqual([name, path, expect.arrayContaining(['lang'])]);
  }
});
