import type { FlashSeed } from '@/backend/seed/types';
import { sources } from './sources';

export const flashesToday: FlashSeed[] = [
  {
    minutesAgo: 4,
    category: 'onchain',
    labels: [3],
    topics: [2],
    source: sources.coredev,
    zh: {
      title: '以太坊区块gas上限投票过半，拟再提一成',
      body: '提案不改变出块时间。三个客户端团队建议运营者先把磁盘预留提高到4TB，再改配置。',
    },
    en: {
      title: 'Validators pass the halfway mark on a 10% rise in Ethereum’s gas limit',
      body: 'Block time is unchanged. Three client teams advise operators to set aside 4 TB of disk before touching the setting.',
    },
  },
  {
    minutesAgo: 11,
    category: 'security',
    labels: [11, 12],
    source: sources.project,
    zh: {
      title: '某跨链桥恢复Solana一侧提款，积压请求还有612笔',
      body: '停摆原因是两台签名节点时钟相差1.8秒，签名被判过期。团队称积压将在三小时内按提交次序处理。',
    },
    en: {
      title: 'A bridge reopens Solana withdrawals with 612 requests still queued',
      body: 'Two signing nodes had drifted 1.8 seconds apart and their signatures were rejected as stale. The team says the backlog will clear within three hours, in the order received.',
    },
  },
  {
    minutesAgo: 190,
    isImportant: true,
    category: 'market',
    labels: [1, 2, 18],
    topics: [1],
    source: sources.clearing,
    zh: {
      title: '清算所链上国债抵押试点延长生效，做市商由7家增至12家',
      body: '今起，凌晨发出的追加保证金通知，处理时限由30分钟放宽到45分钟。折扣率仍分三档，最高96%，凌晨时段上限为95.5%。',
    },
    en: {
      title: 'Tokenised-Treasury collateral pilot is extended, with twelve market makers instead of seven',
      body: 'From today, margin calls issued in the small hours allow 45 minutes instead of 30. Collateral still counts for up to 96% of its value in three maturity bands, though in those hours the ceiling is 95.5%.',
    },
  },
  {
    minutesAgo: 27,
    category: 'market',
    labels: [4, 3],
    topics: [6],
    region: 'hk',
    source: sources.harbour,
    zh: {
      title: '香港持牌平台七日成交397亿港元，机构占六成一',
      body: '比前一周少4%。零售订单的中位金额为3,200港元，连续三周没有变化。',
    },
    en: {
      title: 'Hong Kong’s licensed venues trade HK$39.7bn in seven days, institutions 61% of it',
      body: 'Volume fell 4% on the week. The median retail order was HK$3,200, the same as in each of the past three weeks.',
    },
  },
  {
    minutesAgo: 46,
    category: 'market',
    labels: [6],
    topics: [3],
    source: sources.data,
    zh: {
      title: '稳定币总市值3,120亿美元，离岸人民币计价品种月增9%',
      body: '增量的七成来自东南亚贸易结算地址。离岸人民币品种总量仍只有约11亿美元。',
    },
    en: {
      title: 'Stablecoins reach $312bn; offshore-yuan supply grows 9% in a month',
      body: 'Addresses used for South-East Asian trade account for seven-tenths of the increase. Offshore-yuan coins still total only about $1.1bn.',
    },
  },
  {
    minutesAgo: 58,
    category: 'policy',
    labels: [17, 10],
    region: 'usa',
    source: sources.capitol,
    zh: {
      title: '美国某州税务部门就质押收益计税时点征求意见',
      body: '草案主张按可支配时点而非到账时点计税。锁定期内的奖励暂不计入，期限45天。',
    },
    en: {
      title: 'A US state consults on when staking rewards become taxable',
      body: 'The draft taxes rewards when the holder can dispose of them, not when they are credited. Locked rewards would not count yet. Comments close in 45 days.',
    },
  },
  {
    minutesAgo: 63,
    category: 'onchain',
    labels: [4],
    source: sources.data,
    zh: {
      title: '比特币未确认交易降至1.6万笔，中位费率2聪/字节',
      body: '为七周最低。过去24小时出块149个，比目标多5个。',
    },
    en: {
      title: 'Bitcoin’s mempool falls to 16,000 transactions at a median 2 sat/vB',
      body: 'The lowest in seven weeks. Miners found 149 blocks in the past 24 hours, five above target.',
    },
  },
  {
    minutesAgo: 79,
    category: 'onchain',
    labels: [7],
    source: sources.standards,
    zh: {
      title: '零知识证明硬件计量草案开放评议，单位定为“每焦耳约束数”',
      body: '草案要求厂商同时公布峰值与持续一小时的数字，两者相差超过15%须注明散热条件。评议期六周。',
    },
    en: {
      title: 'Draft standard would rate ZK hardware in constraints per joule',
      body: 'Makers would publish both a peak figure and a one-hour average, and state cooling conditions where the two differ by more than 15%. The draft is open for six weeks.',
    },
  },
  {
    minutesAgo: 102,
    category: 'funding',
    labels: [16],
    source: sources.filing,
    zh: {
      title: '一家做合约持续监测的公司融资1,400万美元',
      body: '公司按拦截到的异常次数收费，而不是按代码行数。投资人要求其公布漏报。',
    },
    en: {
      title: 'A contract-monitoring firm raises $14m',
      body: 'It bills by anomalies caught rather than lines of code read. Investors made publishing its misses a condition.',
    },
  },
  {
    minutesAgo: 118,
    category: 'market',
    labels: [1, 2],
    topics: [6, 1],
    region: 'hk',
    source: sources.harbour,
    zh: {
      title: '数码债券二级市场试行即日交收，参与银行增至九家',
      body: '每日设11:30和16:00两节结算。首周共43笔，其中2笔因现金端未到账转入后备流程。',
    },
    en: {
      title: 'Nine Hong Kong banks now settle digital bonds on the day of trade',
      body: 'There are two windows, at 11:30 and 16:00. Of 43 trades in the first week, two fell back to the old process because the cash leg had not arrived.',
    },
  },
  {
    minutesAgo: 250,
    category: 'onchain',
    labels: [9],
    topics: [5],
    source: sources.data,
    zh: {
      title: '去中心化交易所周成交812亿美元，份额23.4%',
      body: '永续合约占其中58%。成交最多的一小时落在美东时间上午十点。',
    },
    en: {
      title: 'Decentralised exchanges trade $81.2bn in a week, 23.4% of the market',
      body: 'Perpetual futures make up 58%. The busiest hour began at ten in the morning, Eastern time.',
    },
  },
  {
    minutesAgo: 176,
    category: 'onchain',
    labels: [13, 4],
    topics: [7],
    source: sources.data,
    zh: {
      title: '前三大矿池算力合计降至47%，两年来首次低于一半满三十天',
      body: '减少的部分主要转向两家允许矿工自选交易的矿池。',
    },
    en: {
      title: 'The top three pools have held under half of bitcoin’s hash rate for 30 days',
      body: 'Their share is 47%. Most of the loss went to two pools that let miners choose their own transactions.',
    },
  },
  {
    minutesAgo: 205,
    category: 'security',
    labels: [14],
    topics: [8],
    source: sources.audit,
    zh: {
      title: '一款浏览器钱包撤下“一键授权”，改为逐项显示额度与到期日',
      body: '改版前两周的抽样里，有38%的用户不知道自己给出过无限额度。',
    },
    en: {
      title: 'A browser wallet drops one-tap approvals for itemised limits and expiry dates',
      body: 'In a fortnight’s sample before the change, 38% of users did not know they had granted an unlimited allowance.',
    },
  },
  {
    minutesAgo: 214,
    category: 'onchain',
    labels: [8, 3],
    topics: [4],
    zh: {
      title: '某二层网络完成首轮排序器轮换，1,024个纪元里漏块3个',
      body: '三个漏块都发生在交接后的前两个纪元。',
    },
  },
  {
    minutesAgo: 262,
    isImportant: true,
    category: 'policy',
    labels: [6],
    topics: [3],
    region: 'hk',
    source: sources.gazette,
    zh: {
      title: '香港立法会文件：稳定币发行人储备披露拟改为每周一次',
      body: '范围包括期限分布、托管人名单与当周最大单日赎回额。现行要求为每月。',
    },
    en: {
      title: 'Hong Kong paper proposes weekly reserve disclosure for stablecoin issuers',
      body: 'Issuers would list maturities, custodians and the week’s largest day of redemptions. They now report monthly.',
    },
  },
  {
    minutesAgo: 301,
    category: 'onchain',
    labels: [3, 10],
    topics: [2],
    source: sources.data,
    zh: {
      title: '以太坊最大执行客户端份额降到51%，距三分之二线更远',
      body: '退出队列平均等待2天7小时。上月新加入的验证者里，选用第二大客户端的占44%。',
    },
    en: {
      title: 'Ethereum’s largest execution client slips to a 51% share',
      body: 'That takes it further from the two-thirds line. Among validators that joined last month, 44% chose the runner-up. The exit queue averages two days and seven hours.',
    },
  },
  {
    minutesAgo: 333,
    category: 'funding',
    labels: [6],
    source: sources.filing,
    zh: {
      title: '做跨境货款对账的团队获600万美元种子轮',
      body: '客户以义乌和胡志明市的小商户为主，单笔中位金额1,870美元。',
    },
    en: {
      title: 'A trade-reconciliation start-up raises a $6m seed round',
      body: 'Most of its customers are small merchants in Yiwu and Ho Chi Minh City. The median payment is $1,870.',
    },
  },
  {
    minutesAgo: 341,
    category: 'security',
    labels: [16, 9],
    topics: [5],
    source: sources.audit,
    zh: {
      title: '某借贷协议公布事故报告：预言机取价间隔过长致损210万美元，四成已冻结',
      body: '攻击者利用的是一个冷门交易对，价格最长可以27分钟不更新。团队承认这个参数从上线起没有改过。',
    },
    en: {
      title: 'Lending protocol reports on the slow price feed that cost it $2.1m',
      body: 'The attacker used a thinly traded pair whose price could be 27 minutes old. The setting had not been touched since launch. Two-fifths of the money is frozen.',
    },
  },
  {
    minutesAgo: 398,
    category: 'market',
    labels: [1, 2],
    topics: [1],
    source: sources.clearing,
    zh: {
      title: '代币化货币基金赎回排队缩至11分钟',
      body: '上季度为34分钟。基金称改善来自把赎回批次由每小时一批改为每十分钟一批。',
    },
    en: {
      title: 'Redemption from tokenised money funds now takes eleven minutes',
      body: 'It took 34 last quarter. Managers credit batching redemptions every ten minutes instead of every hour.',
    },
  },
  {
    minutesAgo: 447,
    category: 'policy',
    labels: [13],
    topics: [7],
    region: 'usa',
    source: sources.grid,
    zh: {
      title: '美国南部电网上月请矿场减负荷9次，从通知到减下负荷平均22分钟',
      body: '矿场合计让出1,340兆瓦时，所得补偿折合每兆瓦时96美元。',
    },
    en: {
      title: 'A southern US grid asked mines to cut load nine times last month',
      body: 'Demand fell 22 minutes after each call, on average. The mines gave up 1,340 MWh and were paid about $96 for each.',
    },
  },
  {
    minutesAgo: 471,
    category: 'onchain',
    labels: [12],
    source: sources.data,
    zh: {
      title: 'Solana失败交易占比降到12%，为年内最低',
      body: '失败的交易里，套利程序占八成以上。',
    },
    en: {
      title: 'Failed transactions on Solana fall to 12%, the lowest this year',
      body: 'Arbitrage bots account for more than four-fifths of those that still fail.',
    },
  },
  {
    minutesAgo: 520,
    isImportant: true,
    category: 'policy',
    labels: [6],
    topics: [3],
    source: sources.gazette,
    zh: {
      title: '某岛国议会三读通过稳定币条例：持有人可在两个营业日内按面值赎回',
      body: '储备须全部为现金、央行存款和90天以内国债。利息归发行人，但发行人不得以任何名义向持有人收取赎回费。',
    },
    en: {
      title:
        'An island state’s parliament passes its stablecoin bill, with redemption at par in two business days',
      body: 'Reserves must be cash, central-bank deposits or government bills of under 90 days. Issuers keep the interest but may not charge for redemption under any name.',
    },
  },
  {
    minutesAgo: 604,
    category: 'onchain',
    labels: [15],
    topics: [9],
    source: sources.forum,
    zh: {
      title: '两百余人凑齐五万枚押金，一份要求修正报表时区的提案进入投票',
      body: '这是押金上调以来第一份由用户合资提出的提案，平均每人垫付约250枚。',
    },
    en: {
      title: 'Two hundred users club together to put a time-zone fix to the vote',
      body: 'It is the first jointly funded proposal since the deposit went to 50,000 tokens. Each put in about 250.',
    },
  },
  {
    minutesAgo: 690,
    category: 'market',
    labels: [5],
    region: 'usa',
    en: {
      title: 'Two US issuers cut ether ETF fees by six basis points within an hour of each other',
      body: 'The lower fee is now 0.19%. Neither filing mentions the other fund.',
    },
    source: sources.filing,
  },
  {
    minutesAgo: 735,
    category: 'onchain',
    labels: [11, 8],
    source: sources.data,
    zh: {
      title: '跨链转账中位耗时降到58秒，最慢的一成仍要19分钟',
      body: '慢的那一成几乎全部在等待七天挑战期之外的流动性补足。',
    },
    en: {
      title: 'The median cross-chain transfer now takes 58 seconds; the slowest tenth take 19 minutes',
      body: 'Nearly all of the slow ones were waiting for a liquidity provider to top up, not for a challenge period.',
    },
  },
  {
    minutesAgo: 806,
    category: 'security',
    labels: [18],
    zh: {
      title: '某托管机构首次按月默写口令：五人参加，四人写对，一人把两句记反',
      body: '写错的一份已作废重发。这项规定来自上一次密钥演练，当时有人忘了口令。',
    },
    en: {
      title: 'A custodian’s first monthly passphrase test: four of five pass',
      body: 'The fifth had two lines the wrong way round, and that share has been reissued. The test was introduced after someone forgot his at the last key drill.',
    },
  },
  {
    minutesAgo: 871,
    category: 'policy',
    labels: [1],
    topics: [6],
    region: 'hk',
    source: sources.harbour,
    zh: {
      title: '香港代币化存款转正首周跨行1,840笔，单笔上限维持5,000万港元',
      body: '约两成发生在19:00之后。结算机构称暂不调整每日报送未了结头寸的时间。',
    },
    en: {
      title: 'Hong Kong’s tokenised deposits make 1,840 interbank transfers in their first full week',
      body: 'About a fifth came after 19:00. The cap of HK$50m a transfer stays, and so, for now, does the deadline for reporting open positions.',
    },
  },
  {
    minutesAgo: 935,
    category: 'onchain',
    labels: [3, 8],
    topics: [4],
    source: sources.data,
    zh: {
      title: '二层网络付给主网的数据费单日跌破15枚ETH',
      body: '为三个月最低。同日二层网络向用户收取的费用约为其14倍。',
    },
    en: {
      title: 'Layer-2 data fees to mainnet drop below 15 ETH in a day',
      body: 'A three-month low. The same networks charged their own users about 14 times as much.',
    },
  },
  {
    minutesAgo: 960,
    isOfLastSession: true,
    isImportant: true,
    category: 'market',
    labels: [5, 4],
    region: 'usa',
    source: sources.data,
    zh: {
      title: '美国现货比特币ETF上一交易日净流入4.12亿美元，连续第六日为正',
      body: '两只产品合计占71%。同期以太坊产品净流出0.23亿美元。',
    },
    en: {
      title: 'US spot bitcoin ETFs take in $412m in their latest session, a sixth straight day of inflows',
      body: 'Two funds account for 71% of the total. Ether products lost $23m over the same session.',
    },
  },
  {
    minutesAgo: 993,
    category: 'market',
    labels: [4, 18],
    zh: {
      title: '某交易所公布第三季度储备证明，首次附上负债树',
      body: '用户可以核对自己的余额在不在里面。负值叶子为零。',
    },
  },
  {
    minutesAgo: 1042,
    isImportant: true,
    category: 'security',
    labels: [3, 16],
    topics: [2],
    source: sources.coredev,
    zh: {
      title: '某共识客户端发布紧急版本，修复可致节点停机的整数溢出',
      body: '受影响的是上月发布的两个版本，约占全网验证者的9%。团队称未见利用迹象，建议12小时内升级。',
    },
    en: {
      title: 'A consensus client ships an emergency fix for an overflow that could halt nodes',
      body: 'Two releases from last month are affected, run by about 9% of validators. The team has seen no exploitation and asks operators to upgrade within 12 hours.',
    },
  },
  {
    minutesAgo: 1101,
    category: 'funding',
    labels: [7],
    region: 'usa',
    source: sources.filing,
    zh: {
      title: '一家证明市场公司完成3,100万美元B轮，按证明份数结算股息',
      body: '公司上季度生成证明4.2亿份，平均每份售价0.3美分。',
    },
    en: {
      title: 'A proof-market company closes a $31m Series B with dividends tied to proofs sold',
      body: 'It sold 420m proofs last quarter at an average of 0.3 cents.',
    },
  },
  {
    minutesAgo: 1190,
    category: 'onchain',
    labels: [14],
    topics: [8],
    source: sources.standards,
    zh: {
      title: '可读签名标准第二版冻结，交易说明限80个字以内',
      body: '标准要求先写对方会得到什么，再写自己会失去什么。',
    },
    en: {
      title: 'Second edition of the readable-signing standard is frozen',
      body: 'A transaction’s description may run to 140 characters. It must say what the other side receives before what the signer gives up.',
    },
  },
  {
    minutesAgo: 1388,
    category: 'market',
    labels: [4, 13],
    topics: [7],
    source: sources.data,
    zh: {
      title: '二手矿机报价周跌6%，跌得最多的是三年机龄的风冷机型',
      body: '水冷机型持平。经销商称买家先问噪音，再问算力。',
    },
    en: {
      title: 'Second-hand mining rigs lose 6% in a week, three-year-old air-cooled models most',
      body: 'Water-cooled units held their price. Dealers say buyers ask about noise first and hash rate second.',
    },
  },
];
