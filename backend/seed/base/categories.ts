import type { CategorySeed } from '@/backend/seed/types';

export const categories: CategorySeed[] = [
  { key: 'onchain', name: { zh: '链上', en: 'On-chain' }, appliesTo: 'both' },
  { key: 'policy', name: { zh: '政策', en: 'Policy' }, appliesTo: 'both' },
  { key: 'funding', name: { zh: '融资', en: 'Funding' }, appliesTo: 'flash' },
  { key: 'security', name: { zh: '安全', en: 'Security' }, appliesTo: 'both' },
  { key: 'market', name: { zh: '市场', en: 'Markets' }, appliesTo: 'both' },
  { key: 'depth', name: { zh: '深度', en: 'In depth' }, appliesTo: 'article' },
  { key: 'research', name: { zh: '研究', en: 'Research' }, appliesTo: 'article' },
  { key: 'payment', name: { zh: '支付', en: 'Payments' }, appliesTo: 'article' },
  { key: 'mining', name: { zh: '矿业', en: 'Mining' }, appliesTo: 'article' },
  { key: 'governance', name: { zh: '治理', en: 'Governance' }, appliesTo: 'article' },
  { key: 'product', name: { zh: '产品', en: 'Product' }, appliesTo: 'article' },
  { key: 'data', name: { zh: '数据', en: 'Data' }, appliesTo: 'article' },
];
