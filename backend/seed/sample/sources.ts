import type { FlashSeed } from '@/backend/seed/types';

type Source = NonNullable<FlashSeed['source']>;

/** Invented publications as sources of sample flashes. */
export const sources = {
  data: { name: { zh: '链讯数据', en: 'Lianxun Data' }, url: '' },
  clearing: {
    name: { zh: '链上清算公报', en: 'On-chain Clearing Bulletin' },
    url: '',
  },
  coredev: {
    name: { zh: '核心开发者会议纪要', en: 'Core developer minutes' },
    url: '',
  },
  project: { name: { zh: '项目公告', en: 'Project notice' }, url: '' },
  standards: {
    name: { zh: '标准工作组', en: 'Standards working group' },
    url: '',
  },
  harbour: {
    name: { zh: '海港结算周报', en: 'Harbour Settlement Weekly' },
    url: '',
  },
  gazette: { name: { zh: '公报摘要', en: 'Gazette digest' }, url: '' },
  capitol: { name: { zh: '州议会记录', en: 'Statehouse record' }, url: '' },
  grid: { name: { zh: '电网调度日报', en: 'Grid dispatch daily' }, url: '' },
  audit: {
    name: { zh: '审计人公开笔记', en: 'Auditors’ open notes' },
    url: '',
  },
  filing: { name: { zh: '公司披露文件', en: 'Company filing' }, url: '' },
  forum: { name: { zh: '治理论坛', en: 'Governance forum' }, url: '' },
} satisfies Record<string, Source>;
