import type { ToolCategorySeed } from '@/backend/seed/types';

export const toolCategories: ToolCategorySeed[] = [
  { key: 'explorer', name: { zh: '区块浏览器', en: 'Block explorers' } },
  { key: 'wallet', name: { zh: '钱包', en: 'Wallets' } },
  { key: 'analytics', name: { zh: '数据面板', en: 'Analytics' } },
  { key: 'security', name: { zh: '安全与审计', en: 'Security and audits' } },
  { key: 'dev', name: { zh: '开发工具', en: 'Developer tools' } },
  { key: 'node', name: { zh: '节点与RPC', en: 'Nodes and RPC' } },
  { key: 'tax', name: { zh: '记账与税务', en: 'Bookkeeping and tax' } },
  { key: 'voting', name: { zh: '治理与投票', en: 'Governance and voting' } },
];
