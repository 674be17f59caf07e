import type { AuthorSeed } from '@/backend/seed/types';

export const authors: AuthorSeed[] = [
  {
    key: 'shen-yanzhi',
    name: { zh: '沈砚之', en: 'Shen Yanzhi' },
    bio: {
      zh: '写清算与市场结构。做过六年结算后台，至今仍习惯凌晨两点看一眼屏幕。',
      en: 'Writes on clearing and market structure. Spent six years in a settlement back office and still checks the screen at two in the morning.',
    },
    isColumnist: true,
  },
  {
    key: 'he-yidu',
    name: { zh: '何以渡', en: 'He Yidu' },
    bio: {
      zh: '写支付与贸易。常年往返义乌、广州和雅加达，收集各种各样的收款单。',
      en: 'Writes on payments and trade. Divides the year between Yiwu, Guangzhou and Jakarta, collecting receipts.',
    },
    isColumnist: true,
  },
  {
    key: 'gu-beichen',
    name: { zh: '顾北辰', en: 'Gu Beichen' },
    bio: {
      zh: '写链上数据。图表背后的查询语句都公开，欢迎重算。',
      en: 'Writes on on-chain data. Publishes the queries behind the figures; readers are invited to run them again.',
    },
    isColumnist: true,
  },
  {
    key: 'lin-jianshan',
    name: { zh: '林见山', en: 'Lin Jianshan' },
    bio: {
      zh: '写产品与交互。拆过四十多款钱包的确认页，最关心按钮上那两个字。',
      en: 'Writes on products and interfaces. Has taken apart the confirmation screens of more than forty wallets, and cares most about the word on the button.',
    },
    isColumnist: true,
  },
  {
    key: 'zhou-weiyang',
    name: { zh: '周未央', en: 'Zhou Weiyang' },
    bio: {
      zh: '写矿业与能源。相信矿场的秘密都写在电费单上。',
      en: 'Writes on mining and energy, in the belief that a mine’s secrets are all on its electricity bill.',
    },
    isColumnist: true,
  },
  {
    key: 'lu-tingchao',
    name: { zh: '陆听潮', en: 'Lu Tingchao' },
    bio: {
      zh: '驻香港，写代币化存款、数码债券和银行的收市时间。',
      en: 'Reports from Hong Kong on tokenised deposits, digital bonds and the hour at which banks close.',
    },
    isColumnist: true,
  },
  {
    key: 'xu-wenqiao',
    name: { zh: '许问樵', en: 'Xu Wenqiao' },
    bio: {
      zh: '写治理与规则。读提案从附件读起，读条文从定义读起。',
      en: 'Writes on governance and rules. Reads proposals from the appendix and statutes from the definitions.',
    },
    isColumnist: true,
  },
  {
    key: 'liang-banshan',
    name: { zh: '梁半山', en: 'Leung Poon-shan' },
    bio: {
      zh: '写街面上的人和生意：维修铺、兑换店、会计楼、菜档。',
      en: 'Writes about people and trade at street level: repair shops, exchange counters, bookkeepers, market stalls.',
    },
    isColumnist: true,
  },
  {
    key: 'desk',
    name: { zh: '链讯编辑部', en: 'The Lianxun desk' },
    bio: {
      zh: '编辑部集体署名。多为解释、更正和值班手记。',
      en: 'The desk’s collective byline: explainers, corrections and notes from the night shift.',
    },
    isColumnist: false,
  },
  {
    key: 'data-desk',
    name: { zh: '链讯数据', en: 'Lianxun Data' },
    bio: {
      zh: '数据小组。每篇写明口径、样本和已知的缺口。',
      en: 'The data team. Each piece states its method, its sample and the gaps it knows about.',
    },
    isColumnist: false,
  },
];
