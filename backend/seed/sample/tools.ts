import type { ToolSeed } from '@/backend/seed/types';

export const tools: ToolSeed[] = [
  {
    name: 'Lampscan',
    category: 'explorer',
    url: 'https://lampscan.example',
    description: {
      zh: '多链浏览器，默认把地址标签的依据写在旁边。',
      en: 'A multi-chain explorer that prints the evidence beside every address label.',
    },
  },
  {
    name: 'Blockfold',
    category: 'explorer',
    url: 'https://blockfold.example',
    description: {
      zh: '按区块翻页，像看报纸一样看交易。',
      en: 'Pages through blocks the way one reads a newspaper.',
    },
  },
  {
    name: 'Tracewell',
    category: 'explorer',
    url: 'https://tracewell.example',
    description: {
      zh: '展开内部调用，逐层显示余额变化。',
      en: 'Unfolds internal calls and shows each balance change, layer by layer.',
    },
  },
  {
    name: 'Mempool Porch',
    category: 'explorer',
    url: 'https://mempool-porch.example',
    description: {
      zh: '比特币内存池与费率，刷新间隔十秒。',
      en: 'Bitcoin’s mempool and fee levels, refreshed every ten seconds.',
    },
  },
  {
    name: 'Slotline',
    category: 'explorer',
    url: 'https://slotline.example',
    description: {
      zh: '以太坊每个时隙谁出块、漏了没有。',
      en: 'Who proposed in each Ethereum slot, and whether they missed it.',
    },
  },
  {
    name: 'Rollup Desk',
    category: 'explorer',
    url: 'https://rollup-desk.example',
    description: {
      zh: '二层网络的批次、证明与提款进度，放在一张表里。',
      en: 'Rollup batches, proofs and withdrawals on a single table.',
    },
  },
  {
    name: 'Plainkey',
    category: 'wallet',
    url: 'https://plainkey.example',
    description: {
      zh: '确认页不超过四行，先写对方得到什么。',
      en: 'Confirmation in four lines, starting with what the other side gets.',
    },
  },
  {
    name: 'Threefold Vault',
    category: 'wallet',
    url: 'https://threefold-vault.example',
    description: {
      zh: '三选二多签，附一份打印用的继承说明。',
      en: 'Two-of-three multisig, with printable instructions for your heirs.',
    },
  },
  {
    name: 'Grandma',
    category: 'wallet',
    url: 'https://grandma.example',
    description: {
      zh: '只能收、付和打电话给家人。没有兑换。',
      en: 'Receives, pays and phones the family. It has no swap button.',
    },
  },
  {
    name: 'Tin Box',
    category: 'wallet',
    url: 'https://tin-box.example',
    description: {
      zh: '离线签名，用二维码往返，固件可以自行编译。',
      en: 'Offline signing by QR code, with firmware you can build yourself.',
    },
  },
  {
    name: 'Allowance',
    category: 'wallet',
    url: 'https://allowance.example',
    description: {
      zh: '列出所有授权，按额度与到期日排序，可以批量撤销。',
      en: 'Lists every approval by limit and expiry, and revokes them in batches.',
    },
  },
  {
    name: 'Tally Ground',
    category: 'analytics',
    url: 'https://tally-ground.example',
    description: {
      zh: '写SQL查链上数据，每张图都带口径栏。',
      en: 'SQL over chain data. Every chart has a field for its method.',
    },
  },
  {
    name: 'Reserve Watch',
    category: 'analytics',
    url: 'https://reserve-watch.example',
    description: {
      zh: '稳定币储备报告的结构化存档，可比较各期附注。',
      en: 'Stablecoin reserve reports in structured form, with notes compared between editions.',
    },
  },
  {
    name: 'Flowbook',
    category: 'analytics',
    url: 'https://flowbook.example',
    description: {
      zh: '现货ETF逐日申赎，标明估算与已公布。',
      en: 'Daily spot-ETF flows, with estimates marked as such.',
    },
  },
  {
    name: 'Poolside',
    category: 'analytics',
    url: 'https://poolside.example',
    description: {
      zh: '流动性池的深度、滑点与手续费收入。',
      en: 'Depth, slippage and fee income for liquidity pools.',
    },
  },
  {
    name: 'Client Share',
    category: 'analytics',
    url: 'https://client-share.example',
    description: {
      zh: '三种方法估算客户端份额，差异原样列出。',
      en: 'Estimates client shares by three methods and leaves the differences showing.',
    },
  },
  {
    name: 'Hashbill',
    category: 'analytics',
    url: 'https://hashbill.example',
    description: {
      zh: '输入电价与机型，算停机价。',
      en: 'Enter a tariff and a machine to get its shutdown price.',
    },
  },
  {
    name: 'Second Pair',
    category: 'security',
    url: 'https://second-pair.example',
    description: {
      zh: '签名之前，在另一台设备上重放这笔交易。',
      en: 'Replays a transaction on a second device before you sign.',
    },
  },
  {
    name: 'Diffline',
    category: 'security',
    url: 'https://diffline.example',
    description: {
      zh: '对比审计时与上线后的合约代码，改一行就发信。',
      en: 'Compares deployed code with the audited version, and writes to you if a line changes.',
    },
  },
  {
    name: 'Timelock Bell',
    category: 'security',
    url: 'https://timelock-bell.example',
    description: {
      zh: '管理员操作进入时间锁即提醒，附中文解释。',
      en: 'Rings when an administrator’s action enters the timelock, with an explanation.',
    },
  },
  {
    name: 'Fake or Not',
    category: 'security',
    url: 'https://fake-or-not.example',
    description: {
      zh: '贴上网址，查它与已知仿冒模板有多像。',
      en: 'Paste an address and see how closely it matches known fakes.',
    },
  },
  {
    name: 'Invariant Room',
    category: 'security',
    url: 'https://invariant-room.example',
    description: {
      zh: '把不变量写成句子，自动生成模糊测试。',
      en: 'Write invariants as sentences and get fuzz tests back.',
    },
  },
  {
    name: 'Forge Bench',
    category: 'dev',
    url: 'https://forge-bench.example',
    description: {
      zh: '合约gas基准，按提交逐次比较。',
      en: 'Gas benchmarks for contracts, compared commit by commit.',
    },
  },
  {
    name: 'Storage Map',
    category: 'dev',
    url: 'https://storage-map.example',
    description: {
      zh: '画出存储布局，升级前检查错位。',
      en: 'Draws storage layouts and checks for collisions before an upgrade.',
    },
  },
  {
    name: 'Localfork',
    category: 'dev',
    url: 'https://localfork.example',
    description: {
      zh: '从任意高度分叉主网到本机，状态按需下载。',
      en: 'Forks mainnet locally at any height, fetching state as needed.',
    },
  },
  {
    name: 'Typed Calls',
    category: 'dev',
    url: 'https://typed-calls.example',
    description: {
      zh: '由合约接口生成TypeScript客户端，无运行时依赖。',
      en: 'Generates TypeScript clients from contract interfaces, with no runtime dependencies.',
    },
  },
  {
    name: 'Circuit Lint',
    category: 'dev',
    url: 'https://circuit-lint.example',
    description: {
      zh: '检查零知识电路里没有约束的变量。',
      en: 'Finds unconstrained variables in ZK circuits.',
    },
  },
  {
    name: 'Faucet Row',
    category: 'dev',
    url: 'https://faucet-row.example',
    description: {
      zh: '各测试网水龙头的余额与排队时间。',
      en: 'Balances and waiting times for test-network faucets.',
    },
  },
  {
    name: 'Kettle',
    category: 'node',
    url: 'https://kettle.example',
    description: {
      zh: '家用节点的开机镜像，附一页交班表。',
      en: 'A boot image for home nodes, with a one-page handover sheet.',
    },
  },
  {
    name: 'Two Clients',
    category: 'node',
    url: 'https://two-clients.example',
    description: {
      zh: '同机运行两种客户端，结果不一致时停止签名。',
      en: 'Runs two clients on one machine and stops signing if they disagree.',
    },
  },
  {
    name: 'Open Relay Map',
    category: 'node',
    url: 'https://open-relay-map.example',
    description: {
      zh: '公共RPC的延迟与出错率，按地区测。',
      en: 'Latency and error rates of public RPC endpoints, by region.',
    },
  },
  {
    name: 'Clockwise',
    category: 'node',
    url: 'https://clockwise.example',
    description: {
      zh: '监测签名节点之间的时钟差，超过阈值告警。',
      en: 'Watches clock drift between signing nodes and raises an alarm.',
    },
  },
  {
    name: 'Disk Left',
    category: 'node',
    url: 'https://disk-left.example',
    description: { zh: '估算节点磁盘还能撑几周。', en: 'Estimates how many weeks of disk a node has left.' },
  },
  {
    name: 'Ledgerleaf',
    category: 'tax',
    url: 'https://ledgerleaf.example',
    description: {
      zh: '把链上流水整理成复式分录，导出通用格式。',
      en: 'Turns on-chain activity into double-entry books you can export.',
    },
  },
  {
    name: 'Cost Basis',
    category: 'tax',
    url: 'https://cost-basis.example',
    description: {
      zh: '先进先出、移动平均、指定批次，三种计算方式并排。',
      en: 'FIFO, moving average and specific lots, side by side.',
    },
  },
  {
    name: 'Payslip',
    category: 'tax',
    url: 'https://payslip.example',
    description: { zh: '给以稳定币发薪的团队出工资单。', en: 'Payslips for teams paid in stablecoins.' },
  },
  {
    name: 'Receipt Mate',
    category: 'tax',
    url: 'https://receipt-mate.example',
    description: {
      zh: '把发票号写进转账备注，自动对上回款。',
      en: 'Puts invoice numbers in transfer memos and matches what comes back.',
    },
  },
  {
    name: 'Fourteen Columns',
    category: 'tax',
    url: 'https://fourteen-columns.example',
    description: {
      zh: '生成逐笔成本的纯文本申报文件。',
      en: 'Writes the plain-text, cost-per-trade reporting file.',
    },
  },
  {
    name: 'Quorum',
    category: 'voting',
    url: 'https://quorum.example',
    description: {
      zh: '提案日历，显示距法定人数还差多少票。',
      en: 'A calendar of proposals, with the votes still needed for a quorum.',
    },
  },
  {
    name: 'Dissent',
    category: 'voting',
    url: 'https://dissent.example',
    description: {
      zh: '收集反对意见书，付酬与采纳情况公开。',
      en: 'Collects dissenting opinions and shows what was paid and what was heeded.',
    },
  },
  {
    name: 'Delegate File',
    category: 'voting',
    url: 'https://delegate-file.example',
    description: { zh: '每位受托人的投票、缺席与理由。', en: 'Each delegate’s votes, absences and reasons.' },
  },
  {
    name: 'After the Vote',
    category: 'voting',
    url: 'https://after-the-vote.example',
    description: {
      zh: '跟踪已通过的提案有没有人执行、花了多少。',
      en: 'Follows passed proposals to see whether anyone did the work, and at what cost.',
    },
  },
];
