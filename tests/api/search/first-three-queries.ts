/** A search as a reader types it. */
export interface Query {
  kind:
    | 'sentence'
    | 'figures'
    | 'wrong character'
    | 'region'
    | 'ticker'
    | 'sound'
    | 'typo'
    | 'other name'
    | 'rare word';
  typed: string;
  /** Matches the key of a right story, or a title of it. */
  right: RegExp;
}

/** Searches of one kind, each with what a right story has. */
export const queries = (kind: Query['kind'], list: readonly (readonly [string, RegExp])[]): Query[] =>
  list.map(([typed, right]) => ({ kind, typed, right }));

/** Sixty-two searches over the shared articles and flashes, written before anybody had seen how the search ranks them. */
export const QUERIES: readonly Query[] = [
  ...queries('sentence', [
    ['比特币节点怎么做模糊测试的框架', /模糊测试工具/],
    ['AI 代理 无需人工干预 API 密钥 闪电网络工具包', /Lightning Labs ?发布代理工具/],
    ['自私挖矿在致密区块之后还可行吗', /自私挖矿/],
    [
      'how can AI agents pay over lightning without human intervention',
      /Lightning Labs releases agent tools/,
    ],
    ['树莓派可以当以太坊节点吗', /run-node-raspberry-pi/],
    ['樹莓派可以拿來當以太坊節點嗎', /run-node-raspberry-pi/],
    ['多方共同使用的保险库架构', /多方保险库架构/],
    ['地址索引软件 Fulcrum 性能改进的版本', /2022-02-16/],
    ['is it possible to get back the private key from an aggregated public key', /aggregate public key/],
    ['什么时候要禁用比特币网络里的对等节点', /2022-09-28/],
    ['怎麼看出一個代幣是詐騙', /how-to-id-scam-tokens/],
    ['why you should not overload the consensus of ethereum', /vitalik:dont_overload/],
    ['museums of the future in dubai review', /vitalik:museumfuture/],
    ['burning bug post mortem monero wallets', /burning-bug/],
    ['what were the prediction markets in the election like', /vitalik:election/],
    ['如何把合约缩小到大小限制以内', /downsizing-contracts/],
  ]),
  ...queries('figures', [
    ['周报404', /2026-05-08/],
    ['newsletter233', /2023-01-11/],
    ['BDK1592', /BDK #1592/],
    ['Eclair2848', /Eclair #2848/],
    ['Solidity0.8.30', /solidity-0\.8\.30/],
    ['monero 0.18.4.5', /monero-0\.18\.4\.5/],
    ['JoinMarket 0.9.10', /JoinMarket v0\.9\.10/],
    ['ERC20安全保障', /erc20-with-safety-rails/],
    ['Bitcoin Core 0.13.1', /release-0\.13\.1/],
    ['BIP346操作码', /BIPs #1500/],
    ['libsecp256k1 0.7.0', /Libsecp256k1 v0\.7\.0/],
  ]),
  ...queries('wrong character', [
    ['离线数据完整性的莫克尔证明', /merkle-proofs-for-offline/],
    ['智能合约安全请单', /secure-development-workflow/],
    ['去中心化自制组织', /eorg:dao/],
    ['致密区块与填充测试', /致密区块预填充测试/],
    ['工做量证明', /consensus-mechanisms\/pow/],
    ['隔离见正的好处', /segwit-benefits/],
    ['通证集成检查情单', /token-integration-checklist/],
    ['闪电网络互操做性问题', /闪电网络互操作性问题/],
  ]),
  ...queries('region', [
    ['智慧合約安全清單', /secure-development-workflow/],
    ['離線資料完整性', /merkle-proofs-for-offline/],
    ['比特幣參考軟體效能最佳化', /性能优化历史回顾/],
    ['改善用户体验', /roadmap\/user-experience/],
    ['預言機設定 Tellor', /how-to-use-tellor/],
    ['前端應用程式開發 create-eth-app', /kickstart-your-dapp-frontend/],
    ['帳戶抽象化', /account-abstraction/],
    ['網路國家', /vitalik:networkstates/],
    ['測試中模擬 Solidity 智慧合約', /how-to-mock-solidity/],
  ]),
  ...queries('ticker', [
    ['BTC参考软件性能优化', /性能优化历史回顾/],
    ['ETH路线图', /eorg:roadmap$/],
    ['以太坊简介', /intro-to-eth/],
    ['BTC核心 0.13.0', /release-0\.13\.0/],
    ['質押ETH', /eorg:staking/],
  ]),
  ...queries('sound', [
    ['zhinengheyue', /智能合约/],
    ['yitaifang', /以太坊/],
    ['btb', /比特币|Bitcoin/],
    ['shandianwangluo', /闪电/],
  ]),
  ...queries('typo', [
    ['Vitalk Buterin network states', /vitalik:networkstates/],
    ['etherium roadmap', /eorg:roadmap/],
    ['Grafna InfluxDB geth', /monitoring-geth/],
    ['slyther smart contract bugs', /how-to-use-slither/],
    ['solidty inheritence', /solidity-0\.6-inheritance/],
    ['manticor', /how-to-use-manticore/],
    ['utrexo', /utreexo/i],
    ['segregted witness benefits', /segwit-benefits/],
    ['stealth adresses', /vitalik:stealth/],
  ]),
];

/** Forty-seven of the same kinds, written when the search had been changed by the others, and before their results were seen. */
export const LATER_QUERIES: readonly Query[] = [
  ...queries('sentence', [
    ['怎样用抗量子计算机的办法升级比特币', /抗量子计算机升级路径/],
    ['移除 OP_RETURN 数据大小的默认限制有哪些争论', /OPRETURN 大小限制|OP_?RETURN/],
    ['把链重组考虑进去，最小确认数为什么从6提到8', /Eclair #3044/],
    ['椭圆曲线配对是什么', /exploring_ecp|zk_snarks/],
    ['what is the difference between bulldozers and vetocracy', /bullveto/],
    ['how do light clients work in ethereum', /light-clients/],
    ['秘密領導者選舉是為了防什麼攻擊', /secret-leader-election/],
    ['合併之後以太幣的供給會變少嗎', /merge\/issuance/],
    ['離線簽名怎麼會把錢包掏空', /offline_sign/],
    ['where will the solidity summit in 2022 take place', /solidity-summit-2022/],
  ]),
  ...queries('figures', [
    ['周报412', /2026-07-03/],
    ['newsletter 84', /2020-02-12/],
    ['LDK4019', /LDK #4019/],
    ['rust bitcoin5470', /Rust Bitcoin #5470/],
    ['Bitkit1.0.1', /Bitkit v1\.0\.1/],
    ['go-libp2p2022', /go-libp2p-2022/],
    ['BTCPay Server2.0.6', /BTCPay Server 2\.0\.6/],
    ['monero GUI 0.17.1.5', /monero-GUI-0\.17\.1\.5/],
  ]),
  ...queries('wrong character', [
    ['秘密领秀选举', /secret-leader-election/],
    ['分布式验正者技术', /staking\/dvt/],
    ['提议者构件者分离', /roadmap\/pbs/],
    ['非同值化代币', /eorg:nft/],
    ['多方保险库架购', /多方保险库架构/],
    ['以太坊虚以机', /docs\/evm/],
    ['去中心化身分', /decentralized-identity/],
  ]),
  ...queries('region', [
    ['分散式驗證者技術', /staking\/dvt/],
    ['智能合约语言', /smart-contracts\/languages/],
    ['非同質化代幣', /eorg:nft/],
    ['以太坊開發藍圖', /eorg:roadmap/],
    ['用户端多样性', /./],
    ['開源程式碼 貢獻 網站設計', /eorg:contributing/],
    ['模糊測試 節點 框架', /模糊测试/],
    ['默克爾證明 離線資料', /merkle-proofs/],
  ]),
  ...queries('ticker', [
    ['ETH虚拟机', /docs\/evm/],
    ['比特币参考软件', /性能优化历史回顾/],
    ['以太币供应', /merge\/issuance|intro-to-ether/],
  ]),
  ...queries('sound', [
    ['zhiya', /质押|質押|staking/i],
    ['wendingbi', /./],
    ['kuaizhao', /./],
  ]),
  ...queries('typo', [
    ['vetocrasy', /bullveto/],
    ['museums of the futre', /museumfuture/],
    ['gitcoin grants retrospectve', /round\d/],
    ['triptich', /triptych/],
    ['tranparency report', /transparency-report/],
    ['Slither smart contarct', /slither/],
    ['merkel proofs offline', /merkle-proofs/],
    ['raspbery pi node', /run-node-raspberry|RaspiBlitz/],
  ]),
];

/** Fifty-six of the same kinds and others, written before their results were seen. */
export const LAST_QUERIES: readonly Query[] = [
  ...queries('other name', [
    ['V神谈二层网络的文化', /vitalik:l2culture/],
    ['门罗币 0.18.4.5', /monero-0\.18\.4\.5/],
    ['XMR 0.17.1.0', /monero-0\.17\.1\.0/],
    ['XMR burning bug', /burning-bug/],
    ['隐身地址指南', /vitalik:stealth/],
    ['主根激活', /taproot/i],
    ['迪拜未来博物馆', /museumfuture/],
    ['梅克尔证明', /merkle-proofs/],
    ['WebRTC 浏览器 libp2p Rust语言', /rust-libp2p-browser/],
    ['以太坊改进提案', /eips|improvement/i],
    ['维塔利克 预测市场', /vitalik:election/],
    ['智能合约语言 Viper', /smart-contracts\/languages|vyper/i],
  ]),
  ...queries('sound', [
    ['qukuailian', /区块链|區塊鏈|blockchain/i],
    ['wakuang', /挖矿|挖礦|min(?:ing|e)/i],
    ['jiedian', /节点|節點|node/i],
    ['qianbao', /钱包|錢包|wallet/i],
    ['yuyanji', /预言机|預言機|oracle/i],
    ['yinsi', /./],
  ]),
  ...queries('typo', [
    ['Vitalik Butern stealth', /vitalik:stealth/],
    ['Optech newsleter 121', /2020-10-28/],
    ['Moenro 0.17.1.0', /monero-0\.17\.1\.0/],
    ['rust-lib2pp webrtc', /rust-libp2p/],
    ['soldity 0.8.15', /solidity-0\.8\.15/],
    ['Gitcon grants round 6', /round6/],
    ['eliptic curve parings', /exploring_ecp/],
    ['Lightnin Labs agent', /Lightning Labs releases agent tools/],
    ['secret leadr election', /secret-leader-election/],
  ]),
  ...queries('sentence', [
    ['怎么撤销合约对我代币的授权', /how-to-revoke-token-access/],
    ['我想创建一个以太坊账户该怎么做', /how-to-create-an-ethereum-account/],
    ['参与翻译有什么常见问题', /translation-program\/faq/],
    ['what happens to confirmation times with epochs and slots', /epochslot/],
    ['should layer 1 change a lot or stay the same', /vitalik:layer_1/],
    ['去中心化科学是什么意思', /eorg:desci/],
    ['企业怎么用以太坊主网', /eorg:enterprise/],
    ['历史数据过期以后节点还要存什么', /statelessness/],
    ['how does the beacon chain coordinate stakers', /beacon-chain/],
    ['价格预言机被操纵怎么写复现', /03_write_your_own_poc/],
    ['有哪些智能合约库可以直接拿来用', /smart-contracts\/libraries/],
    ['合约由哪些部分组成', /smart-contracts\/anatomy/],
  ]),
  ...queries('rare word', [
    ['ethash', /mining-algorithms|ethash/i],
    ['dagger hashimoto', /dagger|mining-algorithms/i],
    ['verbatim', /verbatim/i],
    ['Warptangent', /0\.10\.3\.1/],
    ['CompoundV2', /02_first_deposit/],
    ['vetocracy', /bullveto/],
    ['create-eth-app', /kickstart-your-dapp/],
  ]),
  ...queries('region', [
    ['翻譯計畫常見問題', /translation-program\/faq/],
    ['無狀態性 歷史到期', /statelessness/],
    ['區塊鏈分叉', /./],
    ['智慧型合約函式庫', /smart-contracts\/libraries/],
  ]),
  ...queries('wrong character', [
    ['提升用户体严', /user-experience/],
    ['以太币间介', /intro-to-ether/],
    ['挖矿算发', /mining-algorithms/],
    ['无壮态性', /statelessness/],
  ]),
  ...queries('figures', [
    ['周报71', /2019-11-06/],
    ['newsletter389', /2026-01-23/],
  ]),
];
