import type { TopicSeed } from '@/backend/seed/types';

export const topics: TopicSeed[] = [
  {
    id: 1,
    name: { zh: '链上国债：抵押品的新去处', en: 'Treasuries on chain' },
    intro: {
      zh: '国债变成代币以后，先变的不是收益率，而是补保证金的钟点。这里收录抵押、折扣率、清算时段和赎回排队的报道。',
      en: 'When government bonds become tokens, the first thing to change is not the yield but the hour of the margin call. Reporting on collateral, haircuts, settlement windows and redemption queues.',
    },
    isSpecial: true,
  },
  {
    id: 2,
    name: { zh: '客户端多样性这一年', en: 'A year of client diversity' },
    intro: {
      zh: '一个客户端的份额超过三分之二，网络就把命押在同一份代码上。我们逐月记下份额、事故和那些迟迟没有切换的人。',
      en: 'Past a two-thirds share, one client’s bug is the whole network’s bug. A month-by-month record of shares, incidents and the operators who have yet to switch.',
    },
    isSpecial: false,
  },
  {
    id: 3,
    name: { zh: '稳定币立法追踪', en: 'Stablecoin law, line by line' },
    intro: {
      zh: '各地条文对照：谁能发、储备放哪里、几天之内必须赎回、利息归谁。只记条文和施行结果，不记表态。',
      en: 'Who may issue, where reserves sit, how fast redemption must be, who keeps the interest. We log the text and what happened after it took effect, not the speeches.',
    },
    isSpecial: true,
  },
  {
    id: 4,
    name: { zh: '二层网络的账本', en: 'The books of layer 2' },
    intro: {
      zh: '排序器收了多少，付给主网多少，剩下的去了谁的口袋。把二层网络当成一门生意来看。',
      en: 'What sequencers take in, what they pay to mainnet, and who keeps the rest. Layer 2 read as a business.',
    },
    isSpecial: false,
  },
  {
    id: 5,
    name: { zh: 'DEX：去中心化交易所', en: 'DEX: decentralised exchanges' },
    intro: {
      zh: '去中心化交易所的成交、滑点、做市与协议费。份额每周更新，口径写在每篇文章的末尾。',
      en: 'Volume, slippage, market making and protocol fees on decentralised exchanges. Shares are updated weekly; the method is stated at the foot of each piece.',
    },
    isSpecial: false,
  },
  {
    id: 6,
    name: { zh: '香港：沙盒之后', en: 'Hong Kong after the sandbox' },
    intro: {
      zh: '代币化存款、数码债券、持牌平台。试验做完了，接下来看哪些变成日常业务。',
      en: 'Tokenised deposits, digital bonds, licensed venues. The trials are over; we follow what turns into ordinary business.',
    },
    isSpecial: false,
  },
  {
    id: 7,
    name: { zh: '矿场过冬', en: 'Mining through the winter' },
    intro: {
      zh: '算力是一种用电方式。供热合同、负荷响应、二手矿机和停机价，四本账放在一起看。',
      en: 'Hashing is a way of using electricity. Heating contracts, demand response, second-hand machines and shutdown prices, read side by side.',
    },
    isSpecial: true,
  },
  {
    id: 8,
    name: { zh: '签名之前', en: 'Before you sign' },
    intro: {
      zh: '大多数损失发生在用户点下“确认”的那一秒。关于钱包、授权、可读签名和多签流程的记录。',
      en: 'Most losses happen in the second a user presses confirm. Notes on wallets, approvals, readable signing and multisig procedure.',
    },
    isSpecial: false,
  },
  {
    id: 9,
    name: { zh: '投票率4%', en: 'Four per cent turnout' },
    intro: {
      zh: '治理代币发出去很多，来投票的人很少。这里看委托、反对票、预算执行，以及提案通过之后有没有人去做。',
      en: 'Governance tokens are widely held and rarely voted. On delegation, paid dissent, budgets, and whether anyone does the work once a proposal passes.',
    },
    isSpecial: false,
  },
];
