import type { OrganiserSeed } from '@/backend/seed/types';

export const organisers: OrganiserSeed[] = [
  {
    key: 'dukou',
    name: { zh: '渡口实验室', en: 'Ferry Lab' },
    description: {
      zh: '做市场结构研究的小团队，每季度办一次公开工作坊。讲义会后公开，现场不录像。',
      en: 'A small market-structure research group that holds an open workshop every quarter. Notes are published afterwards; nothing is filmed.',
    },
    social: {},
  },
  {
    key: 'lianxun-events',
    name: { zh: '链讯活动部', en: 'Lianxun Events' },
    description: {
      zh: '链讯的读者活动：夜读会、年会和数据开放日。票价只够付场地和茶。',
      en: 'Lianxun’s readers’ events: reading nights, the annual meeting and data open days. Tickets cover the room and the tea.',
    },
    social: {},
  },
  {
    key: 'harbour-guild',
    name: { zh: '海港结算同业会', en: 'Harbour Settlement Guild' },
    description: {
      zh: '香港的结算、合规与托管从业者组织，以午餐会和圆桌为主，遵守不具名引用规则。',
      en: 'A Hong Kong association of settlement, compliance and custody staff. Lunches and round tables, all off the record.',
    },
    social: {},
  },
  {
    key: 'client-society',
    name: { zh: '客户端维护者协会', en: 'Client Maintainers’ Society' },
    description: {
      zh: '由节点运营者和客户端贡献者自发组成，教人换客户端，也教人为什么要换。',
      en: 'Node operators and client contributors who teach people how to switch clients, and why they should.',
    },
    social: {},
  },
  {
    key: 'north-grid',
    name: { zh: '北方算力与电网论坛', en: 'Northern Grid and Hash Forum' },
    description: {
      zh: '矿场、供热公司和电网调度坐在一张桌上的地方。每年入冬前开一次，平时办参观。',
      en: 'Where mines, district-heating companies and grid dispatchers share a table. One meeting before each winter, site visits the rest of the year.',
    },
    social: {},
  },
];
