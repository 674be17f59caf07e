import type { FlashSeed } from '@/backend/seed/types';
import { sources } from './sources';

export const flashesEarlier: FlashSeed[] = [
  {
    minutesAgo: 1465,
    category: 'policy',
    labels: [18],
    region: 'usa',
    source: sources.capitol,
    zh: {
      title: '美国某州赶在期限前公布多方计算托管规则草案',
      body: '草案在法案之外加了一条：达到门限所需的密钥份额，不得放在同一家服务商的同一区域。',
    },
    en: {
      title: 'A US state publishes draft rules on multi-party custody, just inside its deadline',
      body: 'They add something the bill left out. Enough shares to meet the threshold may not be kept in one region of one provider.',
    },
  },
  {
    minutesAgo: 1505,
    category: 'onchain',
    labels: [9, 3],
    topics: [5],
    source: sources.data,
    zh: {
      title: '某主要流动性池手续费由0.30%降至0.25%，一周后成交增加17%',
      body: '手续费总收入减少2%。流动性提供者的投票将在五天后重开。',
    },
    en: {
      title: 'A major pool cuts its fee to 0.25% and volume rises 17% in a week',
      body: 'Total fees are down 2%. Liquidity providers vote again in five days.',
    },
  },
  {
    minutesAgo: 1533,
    category: 'market',
    labels: [6],
    source: sources.data,
    zh: {
      title: '西非三国稳定币场外溢价收窄至1.4%',
      body: '去年同期为4.9%。换汇商说，溢价如今只在周五下午抬头。',
    },
    en: {
      title: 'Street premium on stablecoins narrows to 1.4% in three West African countries',
      body: 'It was 4.9% a year ago. Money changers say it now shows itself only on Friday afternoons.',
    },
  },
  {
    minutesAgo: 1613,
    category: 'security',
    labels: [14],
    topics: [8],
    source: sources.audit,
    zh: {
      title: '仿冒空投页面一周内新增430个，域名平均寿命31小时',
      body: '其中六成使用同一套模板，连错别字也一样。',
    },
    en: {
      title: '430 fake airdrop pages appeared in a week; the average domain lasted 31 hours',
      body: 'Six in ten were built from one template and share the same spelling mistakes.',
    },
  },
  {
    minutesAgo: 1688,
    category: 'onchain',
    labels: [4],
    zh: {
      title: '沉睡十一年的地址转出50枚BTC，来自一次早期出块奖励',
      body: '接收方不是已知的交易所地址。',
    },
    en: {
      title: 'An address silent for eleven years moves 50 BTC from an early block reward',
      body: 'The recipient is not a known exchange address.',
    },
    source: sources.data,
  },
  {
    minutesAgo: 1745,
    isImportant: true,
    category: 'security',
    labels: [11],
    source: sources.project,
    zh: {
      title: '某跨链桥遭盗约2,300万美元，攻击者凑齐了五把签名密钥中的三把',
      body: '三把密钥存放在同一家云服务商的同一个区域。桥已停用，团队称将以储备全额赔付，时间表48小时内公布。',
    },
    en: {
      title: 'A bridge loses about $23m after an attacker obtains three of five signing keys',
      body: 'All three were kept in one region of one cloud provider. The bridge is shut. The team promises full repayment from reserves, with a timetable within 48 hours.',
    },
  },
  {
    minutesAgo: 1802,
    category: 'market',
    labels: [1],
    topics: [6],
    region: 'hk',
    source: sources.harbour,
    zh: {
      title: '香港一只代币化债券基金开放零售认购，最低一手1,000港元',
      body: '认购可用代币化存款支付，T+0确认。首日收到订单5,120份。',
    },
    en: {
      title: 'A tokenised bond fund opens to Hong Kong retail at HK$1,000 a lot',
      body: 'Subscriptions paid in tokenised deposits are confirmed the same day. It took 5,120 orders on its first.',
    },
  },
  {
    minutesAgo: 1920,
    category: 'onchain',
    labels: [3, 10],
    source: sources.data,
    zh: {
      title: '以太坊质押量占供应29.1%，进入队列与退出队列首次等长',
      body: '两条队列目前都是约1.1万个验证者。',
    },
    en: {
      title: 'Ethereum’s entry and exit queues are the same length for the first time',
      body: 'Each holds about 11,000 validators. Staked ether stands at 29.1% of supply.',
    },
  },
  {
    minutesAgo: 2044,
    category: 'funding',
    labels: [2, 1],
    topics: [1],
    source: sources.filing,
    zh: {
      title: '专做链上抵押品估值的公司获900万美元，收入来自“报错价赔钱”',
      body: '报价偏离成交价超过0.5%即按合同赔付，公司上季度赔了四次。',
    },
    en: {
      title: 'A collateral-pricing firm that pays for its mistakes raises $9m',
      body: 'It compensates clients whenever a quote is more than 0.5% from the traded price. Last quarter it paid four times.',
    },
  },
  {
    minutesAgo: 2185,
    category: 'onchain',
    labels: [15],
    topics: [9],
    zh: {
      title: '某协议国库改为按季拨款，未花完的预算自动退回',
      body: '首个季度退回21%，是两年来第一次有钱回到国库。',
    },
  },
  {
    minutesAgo: 2301,
    category: 'policy',
    labels: [17],
    region: 'hk',
    source: sources.gazette,
    zh: {
      title: '香港拟订数字资产申报格式，要求平台提供按笔成本',
      body: '格式为纯文本，每笔一行，共十四栏。会计业团体建议增加“手续费币种”一栏。',
    },
    en: {
      title: 'Hong Kong drafts a reporting format that asks venues for cost per trade',
      body: 'It is plain text, one line a trade, fourteen columns. Accountants want a fifteenth for the currency of the fee.',
    },
  },
  {
    minutesAgo: 2410,
    category: 'onchain',
    labels: [13, 4],
    topics: [7],
    source: sources.data,
    zh: {
      title: '比特币难度下调2.7%，下次调整前预计再降0.8%',
      body: '北方两地进入供暖季，部分矿机转为白天降频运行。',
    },
    en: {
      title: 'Bitcoin’s difficulty falls 2.7%, with a further 0.8% in prospect',
      body: 'Heating season has begun in two northern regions, and some machines now run at reduced speed by day.',
    },
  },
  {
    minutesAgo: 2477,
    category: 'market',
    labels: [5, 4],
    region: 'usa',
    source: sources.data,
    zh: {
      title: '美国比特币ETF期权未平仓合约升至41万张，看跌看涨比0.62',
      body: '到期日最集中的是本季度最后一个周五。',
    },
    en: {
      title: 'Open interest in US bitcoin ETF options reaches 410,000 contracts',
      body: 'There are 0.62 puts to each call. The last Friday of the quarter holds the most.',
    },
  },
  {
    minutesAgo: 2550,
    category: 'security',
    labels: [16, 8],
    topics: [4],
    source: sources.audit,
    zh: {
      title: '审计人公开一份二层网络升级合约的时间锁遗漏，项目方当天补上',
      body: '遗漏存在四个月，期间管理员可以不经等待更换实现合约。没有发现被使用过的记录。',
    },
    en: {
      title: 'An auditor finds a layer-2 upgrade contract without its timelock; it is fixed the same day',
      body: 'For four months an administrator could have replaced the implementation without notice. There is no sign that anyone did.',
    },
  },
  {
    minutesAgo: 2618,
    isImportant: true,
    category: 'onchain',
    labels: [3],
    topics: [2],
    source: sources.coredev,
    zh: {
      title: '以太坊下次升级内容冻结：12项改动留下9项，推迟的三项全与账户有关',
      body: '测试网分叉暂定六周后。开发者说推迟不是因为有争议，而是没有人有时间写测试。',
    },
    en: {
      title: 'Ethereum’s next upgrade is frozen at nine changes; three on accounts are put off',
      body: 'A test-network fork is pencilled in for six weeks’ time. Developers say the three were not controversial. Nobody had time to write the tests.',
    },
  },
  {
    minutesAgo: 2730,
    category: 'onchain',
    labels: [6, 12],
    source: sources.data,
    zh: {
      title: 'Solana上稳定币单日转账1,900万笔，中位金额4.6美元',
      body: '一年前的中位金额是31美元。',
    },
    en: {
      title: 'Solana carries 19m stablecoin transfers in a day, at a median of $4.60',
      body: 'A year ago the median was $31.',
    },
  },
  {
    minutesAgo: 2822,
    category: 'funding',
    labels: [14],
    zh: {
      title: '一家只做老年人钱包的公司融资280万美元',
      body: '产品没有兑换功能，只能收、付和打电话给家里人。',
    },
    en: {
      title: 'A wallet maker for the elderly raises $2.8m',
      body: 'The product cannot swap anything. It receives, pays and rings a relative.',
    },
    source: sources.filing,
  },
  {
    minutesAgo: 2960,
    category: 'policy',
    labels: [10],
    region: 'usa',
    source: sources.gazette,
    zh: {
      title: '美国监管工作文件把“自行质押”与“代客质押”分开定义',
      body: '文件不具约束力，篇幅38页，其中11页是例子。',
    },
    en: {
      title: 'A US staff paper draws a line between staking for yourself and for clients',
      body: 'It binds no one. Of its 38 pages, eleven are examples.',
    },
  },
  {
    minutesAgo: 3055,
    category: 'onchain',
    labels: [8],
    topics: [4],
    zh: {
      title: '二层网络平均手续费0.7美分，有两家低于0.1美分',
      body: '低于0.1美分的两家上月均录得亏损。',
    },
    en: {
      title: 'The average layer-2 fee is 0.7 cents; two networks charge under a tenth of one',
      body: 'Both lost money last month.',
    },
    source: sources.data,
  },
  {
    minutesAgo: 3140,
    category: 'market',
    labels: [1, 6],
    topics: [6, 3],
    region: 'hk',
    source: sources.harbour,
    zh: {
      title: '港元稳定币首月流通量7.3亿港元，八成停留在六个地址',
      body: '发行人称其中四个属于做市商。商户收款占流通的2.1%。',
    },
    en: {
      title: 'Hong Kong-dollar stablecoins end their first month at HK$730m, four-fifths in six addresses',
      body: 'Issuers say four of the six belong to market makers. Merchant payments are 2.1% of the total.',
    },
  },
  {
    minutesAgo: 3201,
    category: 'security',
    labels: [9, 16],
    topics: [5],
    source: sources.audit,
    zh: {
      title: '某聚合器路由合约误授权，白帽先行转走170万美元并全数归还',
      body: '白帽索要的酬金为归还金额的3%，项目方付了5%。',
    },
    en: {
      title: 'A white hat drains $1.7m from a faulty aggregator router and returns all of it',
      body: 'The finder asked for 3% and was paid five.',
    },
  },
  {
    minutesAgo: 3322,
    category: 'onchain',
    labels: [4],
    source: sources.data,
    zh: {
      title: '比特币已开采比例超过95%，其余要用一百多年',
      body: '按现行规则，其余的约一半会在未来四年内出完。',
    },
    en: {
      title: 'More than 95% of all bitcoin has been mined; the rest will take over a century',
      body: 'Under the present rule, about half of that arrives within four years.',
    },
  },
  {
    minutesAgo: 3463,
    category: 'funding',
    labels: [13],
    topics: [7],
    zh: {
      title: '一家以余热供暖的矿场签下十五年供热合同，据此借到4,200万元',
      body: '贷款以供热收入而非算力作抵押。',
    },
    en: {
      title: 'A mine borrows 42m yuan against a fifteen-year heating contract',
      body: 'The security is the heat it sells, not the hashes.',
    },
    source: sources.filing,
  },
  {
    minutesAgo: 3555,
    category: 'policy',
    labels: [6],
    topics: [3],
    source: sources.gazette,
    zh: {
      title: '三地监管机构互认稳定币储备审计报告，免去重复抽查盘点',
      body: '互认期两年。任何一方可在30天前通知退出。',
    },
    en: {
      title: 'Three regulators agree to accept one another’s stablecoin reserve audits',
      body: 'The arrangement runs two years. Any of them may leave on 30 days’ notice.',
    },
  },
  {
    minutesAgo: 3620,
    isImportant: true,
    category: 'market',
    labels: [6],
    topics: [3],
    source: sources.data,
    zh: {
      title: '一种美元稳定币盘中跌至0.981美元，97分钟后回到0.999',
      body: '起因是一家储备银行的系统维护被误读为停止兑付。发行人当日赎回18.4亿美元，未动用备用额度。',
    },
    en: {
      title: 'A dollar stablecoin trades at 98.1 cents, and is back at 99.9 within 97 minutes',
      body: 'Scheduled maintenance at a reserve bank was taken for a halt in redemptions. The issuer redeemed $1.84bn on the day without touching its standby line.',
    },
  },
  {
    minutesAgo: 3714,
    category: 'onchain',
    labels: [7, 8],
    topics: [4],
    source: sources.project,
    zh: {
      title: '某ZK二层网络把证明间隔从一小时缩到九分钟，单份成本上升三成',
      body: '提款等待相应缩短到约二十分钟。',
    },
    en: {
      title: 'A ZK rollup proves every nine minutes instead of every hour, at 30% more a proof',
      body: 'Withdrawals now take about twenty minutes.',
    },
  },
  {
    minutesAgo: 3866,
    category: 'security',
    labels: [18],
    region: 'usa',
    source: sources.filing,
    zh: {
      title: '美国一家托管公司为员工误转赔付310万美元，地址仅差一个字符',
      body: '转账经过两人复核，两人看的是同一张截图。',
    },
    en: {
      title: 'A US custodian covers a $3.1m transfer sent to an address one character out',
      body: 'Two people had checked it. Both looked at the same screenshot.',
    },
  },
  {
    minutesAgo: 3991,
    category: 'onchain',
    labels: [15],
    topics: [9],
    source: sources.forum,
    zh: {
      title: '某DAO试行“反对票酬金”，首月收到反对意见书19份',
      body: '其中2份使提案作了修改，1份使提案撤回。酬金合计6,400美元。',
    },
    en: {
      title: 'A DAO starts paying for dissent and receives 19 opinions in a month',
      body: 'Two led to amendments and one sank a proposal. The bill came to $6,400.',
    },
  },
  {
    minutesAgo: 4099,
    category: 'market',
    labels: [3, 5],
    zh: {
      title: '以太坊产品连续第三日净流出，合计0.71亿美元',
      body: '流出集中在费率最高的一只。',
    },
  },
  {
    minutesAgo: 4188,
    category: 'policy',
    labels: [1],
    region: 'hk',
    source: sources.gazette,
    zh: {
      title: '香港拟明确数码债券持有人名册以链上记录为准',
      body: '若链上记录与托管人账册不符，以链上时间较早者为准，并须在一个营业日内更正。',
    },
    en: {
      title: 'Hong Kong would make the chain the register of digital bondholders',
      body: 'Where chain and custodian disagree, the earlier on-chain entry prevails and the books must be mended within a business day.',
    },
  },
  {
    minutesAgo: 4275,
    category: 'onchain',
    labels: [9],
    topics: [5],
    en: {
      title: 'A perpetuals exchange adds a one-second speed bump and loses 6% of its volume',
      body: 'Slippage on orders under $10,000 fell by a third in the same week. The exchange calls it a fair trade.',
    },
    source: sources.data,
  },
  {
    minutesAgo: 4360,
    category: 'security',
    labels: [14],
    topics: [8],
    zh: {
      title: '硬件钱包证书过期一事收尾，2.1万张离线升级卡全部寄出',
      body: '厂商承认当初忘了续期。仍有约四百台旧机型没有登记地址。',
    },
    en: {
      title: 'A hardware-wallet maker finishes posting 21,000 upgrade cards after its certificate lapsed',
      body: 'It admits that it forgot to renew. About 400 older devices have no address on record.',
    },
    source: sources.project,
  },
  {
    minutesAgo: 4498,
    category: 'funding',
    labels: [18],
    region: 'hk',
    source: sources.harbour,
    zh: {
      title: '香港一家托管科技公司获1.2亿港元，客户以家族办公室为主',
      body: '公司不持有客户密钥，只出租签名流程。',
    },
    en: {
      title: 'A Hong Kong custody-technology firm raises HK$120m',
      body: 'It holds no keys. What it rents out, mostly to family offices, is the procedure for signing.',
    },
  },
  {
    minutesAgo: 4610,
    category: 'onchain',
    labels: [11],
    source: sources.data,
    zh: {
      title: '跨链桥锁定资产合计286亿美元，前四家占七成',
      body: '其中两家仍由五人以下的多签管理。',
    },
    en: {
      title: 'Bridges hold $28.6bn, seven-tenths of it in four of them',
      body: 'Two of the four are still run by a multisig of fewer than five people.',
    },
  },
  {
    minutesAgo: 4777,
    category: 'policy',
    labels: [13],
    topics: [7],
    source: sources.grid,
    zh: {
      title: '北方某市把矿场列入可中断负荷，按季公布停电时数',
      body: '首季停电61小时，比合同约定的上限少39小时。',
    },
    en: {
      title: 'A northern city lists its mines as interruptible load and publishes the hours',
      body: 'They were cut off for 61 in the first quarter, 39 below the contract’s ceiling.',
    },
  },
  {
    minutesAgo: 4887,
    isImportant: true,
    category: 'market',
    labels: [5, 3],
    region: 'usa',
    source: sources.data,
    zh: {
      title: '美国现货产品实物申赎满一季，平均价差由4个基点收至3个',
      body: '以太坊产品同期由5个收至4个。授权参与人交付的币，六成在纽约时间凌晨到账。',
    },
    en: {
      title: 'A quarter of in-kind redemption has cut US spot spreads from four basis points to three',
      body: 'Ether products went from five to four. Three-fifths of the coins delivered arrive in the small hours, New York time.',
    },
  },
  {
    minutesAgo: 4960,
    category: 'onchain',
    labels: [3, 7],
    zh: {
      title: '某研究小组用四块消费级显卡在11秒内证明了一个以太坊区块',
      body: '耗电约6.4千焦。上一项公开记录用了八块。',
    },
    en: {
      title: 'Four consumer graphics cards prove an Ethereum block in eleven seconds',
      body: 'The work took about 6.4 kJ. The previous public record needed eight cards.',
    },
    source: sources.standards,
  },
  {
    minutesAgo: 5074,
    category: 'market',
    labels: [4],
    zh: {
      title: '比特币三十日波动率降至31%，低于部分半导体股票',
      body: '期权做市商说，生意淡得像八月。',
    },
    en: {
      title: 'Bitcoin’s 30-day volatility falls to 31%, below that of some chip makers',
      body: 'An options dealer describes business as “August, without the weather”.',
    },
    source: sources.data,
  },
  {
    minutesAgo: 5210,
    category: 'security',
    labels: [16],
    source: sources.audit,
    zh: {
      title: '一份对312起合约事故的统计：审计过的占54%，改过代码没有重审的占其中三分之二',
      body: '作者附上了全部案例与分类依据。',
    },
    en: {
      title: 'Of 312 contracts that failed, 54% had been audited',
      body: 'In two-thirds of those the code was changed afterwards and never looked at again. The authors publish every case and how they classed it.',
    },
  },
  {
    minutesAgo: 5333,
    category: 'policy',
    labels: [6],
    topics: [3],
    en: {
      title: 'A finance ministry withdraws its cap on stablecoin holdings after 1,140 comments',
      body: 'The limit would have been 20,000 units a person. Most objections came from importers.',
    },
    source: sources.gazette,
  },
  {
    minutesAgo: 5460,
    category: 'onchain',
    labels: [12],
    zh: {
      title: 'Solana某验证者客户端在主网占比首次超过10%',
      body: '团队建议运营者先以备用节点运行两周。',
    },
  },
  {
    minutesAgo: 5588,
    category: 'funding',
    labels: [1, 18],
    zh: {
      title: '一家把仓单搬上链的公司融资未成，改为向客户预收年费',
      body: '已有14家粮商预付。',
    },
  },
  {
    minutesAgo: 5702,
    category: 'market',
    labels: [9, 12],
    topics: [5],
    zh: {
      title: '某去中心化交易所关停积分计划，次日活跃地址减少43%',
      body: '成交额只少了8%。',
    },
  },
];
