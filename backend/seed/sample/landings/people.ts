import { l, person } from './write';

/** Invented speakers of several sample events. */
export const PEOPLE = {
  lu: person(
    l('陆闻笙', 'Lu Wensheng'),
    l('链讯主编', 'Editor, Lianxun'),
    l(
      '写了十一年清算，坚持把每篇稿子的数字自己再加一遍。',
      'Has written about clearing for eleven years, and still adds up every figure twice.',
    ),
  ),
  shen: person(
    l('沈砚之', 'Shen Yanzhi'),
    l('专栏作者，清算与市场结构', 'Columnist, clearing and market structure'),
    l(
      '做过六年结算后台，至今仍习惯凌晨两点看一眼屏幕。',
      'Spent six years in a settlement back office and still checks the screen at two in the morning.',
    ),
  ),
  he: person(
    l('江月明', 'Jiang Yueming'),
    l('渡口实验室，抵押品研究', 'Ferry Lab, collateral research'),
    l(
      '折扣率模型的作者之一，常说模型最怕周末。',
      'One of the authors of the haircut model. Says models fear nothing like a weekend.',
    ),
  ),
  gu: person(
    l('秦望舒', 'Qin Wangshu'),
    l('北仓数据，跨境结算', 'Northstore Data, cross-border settlement'),
    l(
      '把一笔货款从付款到到账拆成了四十一步。',
      'Took one payment apart, from order to arrival, into forty-one steps.',
    ),
  ),
  cheng: person(
    l('程牧之', 'Cheng Muzhi'),
    l('霜桥律师行合伙人', 'Partner, Frostbridge Law'),
    l('读合同从附件读起。', 'Reads contracts from the annexes backwards.'),
  ),
  lin: person(
    l('林见山', 'Lin Jianshan'),
    l('专栏作者，产品与交互', 'Columnist, products and interfaces'),
    l(
      '收集了二十四块确认屏幕，逐块改成人话。',
      'Collected twenty-four confirmation screens and rewrote each in plain words.',
    ),
  ),
  tang: person(
    l('唐既白', 'Tang Jibai'),
    l('税务顾问，数字资产组', 'Tax adviser, digital assets'),
    l('最常回答的问题是“这算不算处置”。', 'The question he answers most: “Does that count as a disposal?”'),
  ),
  zhou: person(
    l('周未央', 'Zhou Weiyang'),
    l('能源与会计专栏作者', 'Columnist, energy and accounting'),
    l('跟着一台矿机过了一个供热季。', 'Spent a heating season beside one mining machine.'),
  ),
  xu: person(
    l('贺知白', 'He Zhibai'),
    l('储备证明审计，港岛', 'Proof-of-reserves auditor, Hong Kong'),
    l('审过九份储备证明，退回过四份。', 'Has audited nine proofs of reserves and sent four back.'),
  ),
  wen: person(
    l('温知夏', 'Wen Zhixia'),
    l('证明硬件工程师', 'Proving hardware engineer'),
    l('想让证明机和冰箱一样安静。', 'Wants a prover to be as quiet as a refrigerator.'),
  ),
  ting: person(
    l('苏听雨', 'Su Tingyu'),
    l('链上基金运营', 'Operations, on-chain funds'),
    l('负责每天下午四点那个数。', 'Answers for the number that comes out at four every afternoon.'),
  ),
  liang: person(
    l('冯守拙', 'Fung Sau-chuet'),
    l('硬件钱包修理，油麻地', 'Hardware-wallet repairer, Yau Ma Tei'),
    l(
      '店面四平方米，三年修好三百一十一只钱包。',
      'Four square metres of shop, 311 wallets repaired in three years.',
    ),
  ),
};
