import type { LandingDocument } from '@/backend/contract/landings/landing';
import { l, nominee } from './write';

/** The votes of the ceremony by category. */
export const ceremonyAwards: LandingDocument['sections'][number] = {
  type: 'awards',
  key: 'awards',
  title: l('结果', 'Results'),
  is_final: true,
  votes_per_square: 50,
  categories: [
    {
      name: l('年度结算创新', 'Settlement of the Year'),
      reason: l(
        '单日交收试行，六家银行共用一本账。',
        'Same-day settlement on trial: six banks, one set of books.',
      ),
      jury: l(
        '它没有发明新的钱，只是让收市时间不再是风险。',
        'It invented no new money. It only made closing time stop being a risk.',
      ),
      nominees: [
        nominee(l('港湾结算所', 'Harbour Clearing House'), 9240),
        nominee(l('湾区清算网络', 'Bay Clearing Network'), 4310),
        nominee(l('镜湖托管', 'Mirror Lake Custody'), 2870),
        nominee(l('三号泊位', 'Berth Three'), 1160),
      ],
    },
    {
      name: l('年度公共账本', 'Public Ledger of the Year'),
      reason: l('每周一表，任何人可下载。', 'A table every week, for anyone to download.'),
      jury: {},
      nominees: [
        nominee(l('北仓数据公开储备', 'Northstore Open Reserves'), 7630),
        nominee(l('潮汐看板', 'Tideboard'), 5120),
        nominee(l('公开储备联盟', 'Open Reserve Alliance'), 3040),
        nominee(l('账页', 'Folio'), 880),
      ],
    },
    {
      name: l('年度可读签名', 'Readable Signing of the Year'),
      reason: l('签之前，一页纸说完。', 'One page says it all before you sign.'),
      jury: {},
      nominees: [
        nominee(l('一页纸钱包', 'One Page Wallet'), 8410),
        nominee(l('见字', 'Plain Sight'), 3650),
        nominee(l('青灯签名', 'Reading Lamp'), 2240),
        nominee(l('回执', 'Receipt'), 1120),
      ],
    },
    {
      name: l('年度开发团队', 'Development Team of the Year'),
      reason: l('差350票，评审团五比四。', 'Ahead by 350 votes; five to four in the jury.'),
      jury: l(
        '我们选了肯把回滚演练直播出来的那一家。',
        'We chose the team that was willing to broadcast its rollback drill.',
      ),
      nominees: [
        nominee(l('棋盘二层', 'Chessboard Layer 2'), 6870),
        nominee(l('夜航客户端', 'Night Flight Client'), 6520),
        nominee(l('榫卯工坊', 'Mortise Works'), 2410),
        nominee(l('慢链小组', 'The Slow Chain Group'), 1180),
      ],
    },
    {
      name: l('年度合规样本', 'Compliance Example of the Year'),
      reason: l(
        '把三份抵押合同改成了人人看得懂的一份。',
        'Turned three collateral contracts into one that anyone can read.',
      ),
      jury: {},
      nominees: [
        nominee(l('霜桥律师行', 'Frostbridge Law'), 5980),
        nominee(l('半岛托管', 'Peninsula Custody'), 4360),
        nominee(l('渡口实验室', 'Ferry Lab'), 2950),
        nominee(l('明细所', 'The Particulars'), 1490),
      ],
    },
    {
      name: l('年度社群', 'Community of the Year'),
      reason: l('凌晨四点也有人回话。', 'Somebody answers, even at four in the morning.'),
      jury: {},
      nominees: [
        nominee(l('夜班俱乐部', 'The Night Shift Club'), 10130),
        nominee(l('港岛读书会', 'Harbour Reading Circle'), 2480),
        nominee(l('三更播客', 'Third Watch Podcast'), 1870),
        nominee(l('成都节点聚', 'Chengdu Nodes'), 960),
      ],
    },
    {
      name: l('年度调查报道', 'Investigation of the Year'),
      reason: l(
        '跟了三家后台四个月，写清楚那三十分钟。',
        'Four months in three back offices, for the truth about thirty minutes.',
      ),
      jury: {},
      nominees: [
        nominee(l('夜里没有人接的那三十分钟', 'Thirty minutes when nobody answered'), 8890),
        nominee(l('一张报关单走过的九个窗口', 'Nine counters for one customs form'), 4100),
        nominee(l('失踪的准备金附注', 'The missing note on reserves'), 2360),
        nominee(l('谁在写预言机', 'Who writes the oracles?'), 900),
      ],
    },
    {
      name: l('年度人物', 'Person of the Year'),
      reason: l(
        '修了三百一十一只硬件钱包，没有一次问过里面有多少。',
        'Repaired 311 hardware wallets, and never asked how much was in them.',
      ),
      jury: {},
      nominees: [
        nominee(l('冯守拙', 'Fung Sau-chuet'), 9760),
        nominee(l('贺知白', 'He Zhibai'), 3380),
        nominee(l('温知夏', 'Wen Zhixia'), 2520),
        nominee(l('苏听雨', 'Su Tingyu'), 1270),
      ],
    },
  ],
};
