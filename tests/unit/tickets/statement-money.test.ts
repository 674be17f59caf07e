import { isNameAlike } from '@/backend/modules/tickets/queries/statements/likely-orders';
import { statementReader } from '@/backend/modules/tickets/queries/statements/money';

const read = (text: string, head: string[] = [], currencies = ['CNY', 'HKD']) =>
  statementReader([...head, text], currencies)(text);

test.each([
  ['2026-11-20 14:31,NORTH G LTD,880.00,票款', 88000],
  ['20261120143100 安 6217 9920 0417 6633 280.00', 28000],
  ['2026/11/20\t张三\t+1,280.00\t谢谢', 128000],
  ['2026-11-20;"Li, Ann";"1,280.00";rent', 128000],
  ['2026-11-20,张三,880', 88000],
  ['2026-11-20,电费,-120.00,90000.00', null],
  ['2026-11-20,电费,120.00,支出', null],
  ['20261120,6217992004176633,转账', null],
  ['交易时间,对方户名,收入金额,附言', null],
])('the amount received by the line %j is %j', (text, amount) => {
  expect(read(text).amount).toBe(amount);
});

test('the headings of a table identify the columns of amount, payer and remark', () => {
  const head = ['序号;日期;余额;贷方金额;对方账号;对方户名;摘要'];
  expect(read('7;2026-11-20;9000.00;880.00;6217;北门公司;票款', head)).toEqual({
    amount: 88000,
    currency: 'CNY',
    day: '2026-11-20',
    clock: '',
    payer: '北门公司',
    remark: '票款',
  });
  expect(read('7;2026-11-20;9000.00;;6217;北门公司;票款', head).amount).toBe(null);
});

test('day, time, payer and remark are found without headings, and the currency by its code', () => {
  expect(read('20261120143100 安 6217 9920 0417 6633 280.00')).toMatchObject({
    day: '2026-11-20',
    clock: '14:31',
    payer: '安',
  });
  expect(read('2026年11月20日,9:05,HKD,NORTH G LTD,880.00,票款')).toMatchObject({
    currency: 'HKD',
    day: '2026-11-20',
    clock: '09:05',
    payer: 'NORTH G LTD',
    remark: '票款',
  });
  expect(read('2026-11-20 张三 5000', [], ['JPY'])).toMatchObject({ amount: 5000, currency: 'JPY' });
});

test.each([
  ['North Gate Ltd', 'NORTH G LTD', true],
  ['许问樵', '许问樵（个人）', true],
  ['許問樵', '许问樵', true],
  ['安', '安徽某公司', false],
  ['Ann Lee', 'Bob Lee', false],
  ['', 'NORTH G LTD', false],
  ['J', 'JOHN', false],
])('%j and %j may be the same name: %j', (left, other, isAlike) => {
  expect(isNameAlike(left, other)).toBe(isAlike);
});
