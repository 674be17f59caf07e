/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertText } from '@/backend/contract/chinese/convert-text';
import table from '@/backend/contract/chinese/region-words.json';
import { dataPath, describeWithData } from '@/tests/support/shared-data';

test.each([
  ['总市值突破3万亿美元', '總市值突破3兆美元', '總市值突破3萬億美元'],
  ['数十万亿元', '數十兆元', '數十萬億元'],
  ['涉嫌内幕交易', '涉嫌內線交易', '涉嫌內幕交易'],
  ['净流入同比增长20%', '淨流入年增20%', '淨流入按年增長20%'],
  ['公司将退市', '公司將下市', '公司將除牌'],
  ['审计师拒绝签字', '會計師拒絕簽字', '核數師拒絕簽字'],
  ['智能合约审计师', '智慧合約審計師', '智能合約審計師'],
  ['公交车、优盘、投影仪、幻灯片', '公車、隨身碟、投影機、投影片', '巴士、USB手指、投影機、投影片'],
  ['服务器宕机，回调函数', '伺服器當機，回呼函式', '伺服器當機，回調函數'],
  ['法国总统马克龙与英国首相斯塔默', '法國總統馬克宏與英國首相施凱爾', '法國總統馬克龍與英國首相施紀賢'],
  ['默克尔树与总理默克尔', '默克爾樹與總理梅克爾', '默克爾樹與總理默克爾'],
  ['马里、马里奥与吉布提', '馬利、馬里奧與吉布地', '馬里、馬里奧與吉布提'],
  ['新罕布什尔与布什', '新罕布夏與布希', '新罕布什爾與布殊'],
  [
    '买了只ETF，选了只债券基金，为了只买基金',
    '買了檔ETF，選了檔債券基金，為了只買基金',
    '買了隻ETF，選了隻債券基金，為了只買基金',
  ],
  [
    '一只两百亿美元的基金，一只T+1的货币基金，两只产品',
    '一檔兩百億美元的基金，一檔T+1的貨幣基金，兩檔產品',
    '一隻兩百億美元的基金，一隻T+1的貨幣基金，兩隻產品',
  ],
  ['一只黑色的股票机器猫', '一隻黑色的股票機器貓', '一隻黑色的股票機器貓'],
  ['首只代币化基金，三只猫', '首檔代幣化基金，三隻貓', '首隻代幣化基金，三隻貓'],
  ['喂价延迟，喂，在吗', '餵價延遲，喂，在嗎', '餵價延遲，喂，在嗎'],
  ['非法程序被查，项目方跑路', '非法程序被查，項目方跑路', '非法程序被查，項目方跑路'],
  ['信用违约互换与利率互换', '信用違約交換與利率交換', '信貸違約掉期與利率掉期'],
  ['恒生指数编制方法与国企编制', '恒生指數編製方法與國企編制', '恒生指數編製方法與國企編制'],
  ['发卡行发放信用卡，头发卡住', '發卡行發放信用卡，頭髮卡住', '發卡行發放信用卡，頭髮卡住'],
  [
    '截图系伪造，阿里系公司的系统系首次升级',
    '截圖係偽造，阿里系公司的系統係首次升級',
    '截圖係偽造，阿里系公司的系統係首次升級',
  ],
  [
    '毛里求斯、佛罗伦萨、汤加与马拉维',
    '模里西斯、佛羅倫斯、東加與馬拉威',
    '毛里裘斯、佛羅倫斯、湯加與馬拉維',
  ],
  ['吉尔吉斯斯坦与孟加拉国', '吉爾吉斯與孟加拉', '吉爾吉斯斯坦與孟加拉國'],
  ['收入折合三亿元，折合椅', '收入折合三億元，摺合椅', '收入折合三億元，摺合椅'],
  ['官方默认了此事，系统默认开启', '官方默認了此事，系統預設開啟', '官方默認了此事，系統預設開啟'],
  [
    '该账户系其所有，阿里系其他公司系个人行为',
    '該帳戶係其所有，阿里系其他公司係個人行為',
    '該賬戶係其所有，阿里系其他公司係個人行為',
  ],
  ['生姜、姜价与姜农，姜文', '生薑、薑價與薑農，姜文', '生薑、薑價與薑農，姜文'],
  ['信息技术、短信息与信息素', '資訊科技、簡訊與費洛蒙', '資訊科技、短訊與費洛蒙'],
  ['布里斯班', '布里斯本', '布里斯班'],
  ['宇航员与导弹，枚举不胜枚举', '太空人與飛彈，列舉不勝枚舉', '太空人與導彈，枚舉不勝枚舉'],
  ['行权价与期权费，执行权利', '履約價與權利金，執行權利', '行使價與期權金，執行權利'],
  ['虚值期权的市净率，真实值得', '價外選擇權的股價淨值比，真實值得', '價外期權的市賬率，真實值得'],
  ['监管沙盒与商誉减值', '監理沙盒與商譽減損', '監管沙盒與商譽減值'],
  ['回归均值与线性回归', '回歸均值與線性迴歸', '回歸均值與線性迴歸'],
  ['决定投入首付，定投', '決定投入頭期款，定期定額', '決定投入首期，定投'],
  ['套期保值与按揭贷款', '避險與房屋貸款', '對沖與按揭貸款'],
])('newsrooms of Taiwan and Hong Kong have words of their own: %s', (text, taiwan, hongKong) => {
  expect([convertText(text, 'zh-Hant'), convertText(text, 'zh-Hant-HK')]).toEqual([taiwan, hongKong]);
});

test.each([
  ['資產規模達3兆美元，功率5兆瓦', '资产规模达3万亿美元，功率5兆瓦'],
  ['馬利總統與東加總理', '马里总统与汤加总理'],
  ['涉嫌內線交易，三檔基金下市', '涉嫌内幕交易，三只基金退市'],
])('and back: %s', (text, simplified) => {
  expect(convertText(text, 'zh-Hans')).toBe(simplified);
});

test('every row has a simplified word and a form for both places, and every group a source', () => {
  for (const { source, words } of table.groups) {
    expect(source).not.toBe('');
    expect(words.filter((row) => row.split(' ').length !== 3)).toEqual([]);
  }
});

/** Doubled characters that belong to two words: 網路|路由. */
const TWO_WORDS = /設設定|路路|用用戶|位位元|約約定|期到期|過過載|新新增|上上|兆兆|位位/;

/** Doubled characters of a converted text whose original has none there. */
function doubled(text: string): string[] {
  const converted = convertText(text, 'zh-Hant');
  return [...converted.matchAll(/(\p{Script=Han})\1/gu)].flatMap(({ index }) => {
    const around = converted.slice(Math.max(0, index - 1), index + 4);
    const isWritten = /(\p{Script=Han})\1/u.test(text.slice(Math.max(0, index - 12), index + 12));
    return isWritten || TWO_WORDS.test(around) ? [] : around;
  });
}

test('a term does not eat the beginning of a longer word', () => {
  expect(convertText('再看另一块屏幕，三块屏上', 'zh-Hant')).toBe('再看另一塊螢幕，三塊螢幕上');
  const sample = join(process.cwd(), 'backend/seed/sample');
  const files = readdirSync(sample, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(ts|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(
    files.flatMap((name) => readFileSync(join(sample, name), 'utf8').split('\n')).flatMap(doubled),
  ).toEqual([]);
});

describeWithData('texts of other newsrooms', () => {
  test('no character is doubled by a conversion', () => {
    const lines = ['articles/zh-Hans_en.jsonl', 'articles/zh_only.jsonl', 'flashes/flashes_zh-Hans_en.jsonl']
      .flatMap((name) => readFileSync(dataPath(name), 'utf8').split('\n'))
      .flatMap((line) => line.split(String.raw`\n`));
    expect(lines.flatMap(doubled)).toEqual([]);
  });
});
