import type { LabelSeed } from '@/backend/seed/types';

export const labels: LabelSeed[] = [
  { id: 1, name: { zh: 'RWA', en: 'RWA' } },
  { id: 2, name: { zh: '国债', en: 'Treasuries' } },
  { id: 3, name: { zh: '以太坊', en: 'Ethereum' } },
  { id: 4, name: { zh: '比特币', en: 'Bitcoin' } },
  { id: 5, name: { zh: 'ETF', en: 'ETF' } },
  { id: 6, name: { zh: '稳定币', en: 'Stablecoins' } },
  { id: 7, name: { zh: 'ZK', en: 'ZK' } },
  { id: 8, name: { zh: '二层网络', en: 'Layer 2' } },
  { id: 9, name: { zh: 'DEX', en: 'DEX' } },
  { id: 10, name: { zh: '质押', en: 'Staking' } },
  { id: 11, name: { zh: '跨链桥', en: 'Bridges' } },
  { id: 12, name: { zh: 'Solana', en: 'Solana' } },
  { id: 13, name: { zh: '挖矿', en: 'Mining' } },
  { id: 14, name: { zh: '钱包', en: 'Wallets' } },
  { id: 15, name: { zh: 'DAO', en: 'DAO' } },
  { id: 16, name: { zh: '审计', en: 'Audits' } },
  { id: 17, name: { zh: '税务', en: 'Tax' } },
  { id: 18, name: { zh: '托管', en: 'Custody' } },
];
