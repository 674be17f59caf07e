/** @jest-environment node */
import { convertText } from '@/backend/contract/chinese/convert-text';

/** Sentences with invented people, and the part of them that a conversion of single characters gets wrong. */
const NAMES = [
  ['托管机构负责人余清和表示', '余清和表示'],
  ['余清和今日表示，余额不变', '余清和今日表示，餘額'],
  ['经济学者于文博认为', '學者于文博認為'],
  ['由于市场波动，于文博：需求上升', '由於市場波動，于文博：'],
  ['前副主任范知行被查，范围扩大', '范知行被查，範圍'],
  ['涂志强、钟文杰与朴恩惠出席', '涂志強、鍾文傑與朴恩惠'],
  ['后晓峰表示，后来价格回落', '后曉峰表示，後來'],
  ['干文涛博士指出，不得干预市场', '干文濤博士指出，不得干預'],
  ['丑时明教授谈到丑闻', '丑時明教授談到醜聞'],
  ['余先生与李余庆主任', '余先生與李余慶主任'],
  ['慢雾创始人余弦发文', '余弦發文'],
  ['股东于某被判', '股東于某'],
  ['后勤总监余波均表示，余波未平', '余波均表示，餘波未平'],
  ['岳先生登五岳，见岳父', '岳先生登五嶽，見岳父'],
] as const;

const WORDS = [
  ['他于上海表示，公司于周三表示', '他於上海表示，公司於週三'],
  ['今天后张伟表示，十余家机构表示', '後張偉表示，十餘家機構'],
  ['余弦相似度与余弦函数', '餘弦相似度與餘弦函'],
  ['于是价格回落，于近日、于推特发文', '於是價格回落，於近日、於推特'],
  ['其余人认为余下资金占国债两成', '其餘人認為餘下資金佔'],
  ['在公布前占总量两成，干货与干部', '佔總量兩成，乾貨與幹部'],
  ['代表于主席台就座', '代表於主席台就座'],
] as const;

test.each(NAMES)('a name keeps its characters: %s', (text, part) => {
  expect(convertText(text, 'zh-Hant')).toContain(part);
});

test.each(WORDS)('a word does not become a name: %s', (text, part) => {
  expect(convertText(text, 'zh-Hant')).toContain(part);
});

test('the same holds for Hong Kong', () => {
  expect(convertText('监管机构负责人钟清和表示', 'zh-Hant-HK')).toBe('監管機構負責人鍾清和表示');
});

test.each([
  ['里佐表示，约翰·里德与斯里尼瓦桑', '里佐表示，約翰·里德與斯里尼瓦桑'],
  ['钱包里布满灰尘，账户里、夜里', '錢包裡布滿灰塵，帳戶裡、夜裡'],
  ['《公报》里提交即可，由托管费里出', '《公報》裡提交即可，由託管費裡出'],
  ['里卡多在马德里说，里夫斯在屋里', '里卡多在馬德里說，里夫斯在屋裡'],
  ['史蒂文·米里安、朱里亚·于贝尔', '史蒂文·米里安、朱里亞·于貝爾'],
  ['手在口袋里·见图，里外不是人', '手在口袋裡·見圖，裡外不是人'],
  ['范德比尔特与范埃克', '范德比爾特與范埃克'],
])('里 and 范 in foreign names stand for sounds: %s', (text, converted) => {
  expect(convertText(text, 'zh-Hant')).toBe(converted);
});
