import type { CallOutput } from '@/backend/contract/calls';

export type Wire = CallOutput<'eventDetails'>['event'];

const YEAR = new Date().getFullYear();
/** An event on site that was moved, as the backend answers. */
export const event: Wire = {
  id: 101,
  title: '链上清算工作坊',
  lang: 'zh-Hans',
  langs: ['zh-Hans'],
  poster: '',
  start_time: `${YEAR}-12-05T14:00:00+08:00`,
  end_time: `${YEAR}-12-05T18:00:00+08:00`,
  time_zone: 'Asia/Shanghai',
  mode: 'offline',
  state: 'upcoming',
  is_moved: true,
  region: 'none',
  city: '上海',
  summary: '',
  seats_left: null,
  price_from: null,
  currency: null,
  is_sold_out: false,
  organiser: {
    id: 1,
    name: '链讯活动部',
    lang: 'zh-Hans',
    description: '',
    description_lang: 'zh-Hans',
    social: {},
  },
  address: '南阳路88号',
  map_url: '',
  details: '<p>下午</p>',
  links: [],
  agenda: [],
  speakers: [],
  cohosts: [],
  tickets: [],
  needs_approval: false,
  refund_hours: null,
  kept_percent: 0,
  sequence: 1,
  previous_starts: [`${YEAR}-12-03T14:00:00+08:00`],
  cancel_reason: '',
  updated_time: `${YEAR}-11-20T00:00:00Z`,
};
