import { localizeTickets } from '@/lib/tickets/localize';

jest.mock('server-only', () => ({}));

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
  items: [{ ticket_id: 1, name: '标准票', quantity: 2, price: 28000 }],
  tickets: [{ type_name: '标准票', name: '陈默', answers: { diet: '素' } }],
  payment: { note: '户名：链讯文化（上海）有限公司' },
  receipts: [{ content: { event: event.title, lines: [{ name: '标准票', quantity: 2, price: 1 }] } }],
};

test('texts of the organiser are in the script of the page; names, accounts and receipts are unchanged', () => {
  expect(localizeTickets({ list: [order] }, 'zh-Hant')).toEqual({
    list: [
      {
        ...order,
        event: {
          id: 1,
          title: '鏈上清算與抵押品工作坊',
          lang: 'zh-Hant',
          city: '上海',
          organiser: '鏈訊活動部',
        },
        items: [{ ticket_id: 1, name: '標準票', quantity: 2, price: 28000 }],
        tickets: [{ type_name: '標準票', name: '陈默', answers: { diet: '素' } }],
      },
    ],
  });
});

test('English pages show texts unchanged, and an English event stays English', () => {
  expect(localizeTickets(order, 'en')).toBe(order);
  const english = { title: 'A workshop', lang: 'en', city: '台灣' };
  expect(localizeTickets(english, 'zh-Hans')).toEqual(english);
});

test('questions are in the script of the page, but their options are unchanged, as they are sent back', () => {
  const question = { key: 'lunch', label: '午餐要素食吗', options: ['荤', '素'] };
  expect(localizeTickets({ questions: [question] }, 'zh-Hant')).toEqual({
    questions: [{ ...question, label: '午餐要素食嗎' }],
  });
});
