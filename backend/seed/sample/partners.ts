import type { PartnerSeed } from '@/backend/seed/types';

export const partners: PartnerSeed[] = [
  {
    name: { zh: '链上清算公报', en: 'On-chain Clearing Bulletin' },
    kind: 'media',
    url: '',
    description: {
      zh: '每周二出刊，只登清算与抵押品。交换快讯线索。',
      en: 'A Tuesday weekly on clearing and collateral. We exchange tips.',
    },
  },
  {
    name: { zh: '海港结算周报', en: 'Harbour Settlement Weekly' },
    kind: 'media',
    url: '',
    description: {
      zh: '香港结算业的内部通讯，授权本站摘录。',
      en: 'The house newsletter of Hong Kong settlement, excerpted here by permission.',
    },
  },
  {
    name: { zh: '电费单月刊', en: 'The Electricity Bill' },
    kind: 'media',
    url: '',
    description: {
      zh: '写矿业与能源的独立月刊，与本站联合署名年度调查。',
      en: 'An independent monthly on mining and energy. Co-signs our yearly survey.',
    },
  },
  {
    name: { zh: '夜班广播', en: 'Night Shift Radio' },
    kind: 'media',
    url: '',
    description: {
      zh: '每晚十一点的播客，替本站把要闻念一遍。',
      en: 'An eleven-o’clock podcast that reads our key items aloud.',
    },
  },
  {
    name: { zh: '客户端维护者协会', en: 'Client Maintainers’ Society' },
    kind: 'community',
    url: '',
    description: {
      zh: '提供客户端份额数据，共同主办冬季会。',
      en: 'Supplies client-share figures and organises the winter meeting with us.',
    },
  },
  {
    name: { zh: '可读签名小组', en: 'Readable Signing Group' },
    kind: 'community',
    url: '',
    description: {
      zh: '志愿者团体，替钱包改写看不懂的句子。',
      en: 'Volunteers who rewrite the sentences in wallets that nobody understands.',
    },
  },
  {
    name: { zh: '粤语合约译注社', en: 'Cantonese Contract Glossary' },
    kind: 'community',
    url: '',
    description: {
      zh: '整理粤语里的合约与审计用语，词表向公众开放。',
      en: 'Collects Cantonese terms for contracts and audits in an open word list.',
    },
  },
  {
    name: { zh: '渡口实验室', en: 'Ferry Lab' },
    kind: 'research',
    url: '',
    description: {
      zh: '市场结构研究团队，与本站共用折扣率数据集。',
      en: 'Market-structure researchers with whom we share a haircut data set.',
    },
  },
  {
    name: { zh: '三号机房研究组', en: 'Machine Hall Three' },
    kind: 'research',
    url: '',
    description: {
      zh: '大学里的零知识证明小组，复核本站有关证明成本的数字。',
      en: 'A university ZK group that checks our figures on proving costs.',
    },
  },
  {
    name: { zh: '附注研究会', en: 'Society for Footnotes' },
    kind: 'research',
    url: '',
    description: {
      zh: '会计与律师组成，专读储备报告的附注。',
      en: 'Accountants and lawyers who read the notes to reserve reports.',
    },
  },
  {
    name: { zh: '北方算力与电网论坛', en: 'Northern Grid and Hash Forum' },
    kind: 'event',
    url: '',
    description: {
      zh: '入冬前的年度论坛，本站负责文字记录。',
      en: 'A yearly forum before winter, for which we keep the record.',
    },
  },
  {
    name: { zh: '海港结算同业会', en: 'Harbour Settlement Guild' },
    kind: 'event',
    url: '',
    description: {
      zh: '与我们共同主办香港合规圆桌与审计开放夜。',
      en: 'Organises the Hong Kong round table and the open nights of reading contracts with us.',
    },
  },
];
