import type { LandingDocument } from '@/backend/contract/landings/landing';
import { PEOPLE } from './people';
import { body, l, PLAIN, same, session, tier } from './write';

/** The upcoming forum. Its days and its event are those of the sample event. */
export const forum2026: LandingDocument = {
  ...PLAIN,
  slug: 'forum-2026',
  title: l('收盘以后：CryptoFi论坛2026', 'After the close: CryptoFi Forum 2026'),
  summary: l(
    '交易不再收盘，可是账要有人合、价要有人认、错要有人改。收盘以后谁说了算？两天，三个会场，十八场。',
    'Trading no longer closes, yet somebody has to balance the books, accept the price and correct the error. Who decides after the close? Two days, three halls, eighteen sessions.',
  ),
  name: l('CryptoFi论坛2026', 'CryptoFi Forum 2026'),
  set: 'amber',
  tone: 'paper',
  display: 'numeral',
  motif: 'score',
  place: l('上海虹口 北外滩扬子厅', 'Yangtze Hall, North Bund, Shanghai'),
  topic_id: 1,
  related: [
    { label: same('2025'), link: '/forum_2025' },
    { label: same('2024'), link: '/forum_2024' },
    { label: same('2023'), link: '/forum_2023' },
  ],
  sections: [
    {
      type: 'text',
      key: 'about',
      title: l('这一届', 'This year'),
      body: body(
        [
          '去年散场时，二十个没有答案的问题写在墙上。票数最多的一个是：收盘以后谁说了算。今年两天只谈这一件事，从一个没有人认的凌晨报价讲起，讲到谁有权按下“更正”。',
          'At the end of last year twenty open questions stood on the wall. Most votes went to this one: who decides after the close? This year’s two days are about nothing else, from a price at dawn that nobody would accept to the right to press “correct”.',
        ],
        [
          '规矩照旧：不念稿，不推介产品，每场留三分之一的时间给提问。问题可以提前写给我们，写得好的会被请上台自己问。',
          'The rules have not changed. No reading from paper, no pitches, and a third of every session for questions. Send yours beforehand; whoever writes a good one is asked on stage to put it.',
        ],
      ),
    },
    {
      type: 'numbers',
      key: 'numbers',
      title: l('数目', 'Figures'),
      items: [
        {
          figure: '18',
          unit: l('场', 'sessions'),
          note: l('其中工作坊三场，每场限四十人', 'three of them workshops for forty'),
        },
        {
          figure: '12',
          unit: l('位讲者', 'speakers'),
          note: l('另有六家交易台的值班员', 'and the night shifts of six desks'),
        },
        {
          figure: '920',
          unit: l('座', 'seats'),
          note: l('江厅600，另两厅320', '600 in the River Hall, 320 in the others'),
        },
        { figure: '1/3', unit: {}, note: l('每场留给提问的时间', 'of every session is for questions') },
      ],
    },
    {
      type: 'agenda',
      key: 'agenda',
      title: l('议程', 'Agenda'),
      halls: [
        { name: l('江厅', 'River Hall'), note: l('600座 同声传译', '600 seats, interpreted') },
        { name: l('清算室', 'Clearing Room'), note: l('200座', '200 seats') },
        { name: l('工具间', 'Tool Room'), note: l('120座', '120 seats') },
      ],
      sessions: [
        session(
          [1, '09:30', 30, 1],
          l('开场：墙上的二十个问题', 'Opening: twenty questions on the wall'),
          l('陆闻笙', 'Lu Wensheng'),
        ),
        session(
          [1, '10:00', 60, 1],
          l('凌晨四点零七分的报价', 'A price at seven minutes past four'),
          l('沈砚之、六家交易台', 'Shen Yanzhi and six desks'),
          {
            note: l(
              '一个没有人认的价格，六家各自怎么处理，当场逐家回放。',
              'Nobody would accept it. Six desks show, one after the other, what each of them did.',
            ),
          },
        ),
        session(
          [1, '10:15', 60, 2],
          l('净值该用哪一秒', 'Which second sets the net asset value?'),
          l('苏听雨', 'Su Tingyu'),
        ),
        session(
          [1, '10:00', 90, 3],
          l('工作坊：写一条更正', 'Workshop: writing a correction'),
          l('链讯编辑部', 'The Lianxun desk'),
          { note: l('限四十人，需另加工作坊票。', 'For forty; needs the workshop ticket.') },
        ),
        session(
          [1, '11:15', 45, 1],
          l('回滚：谁能按，谁该按', 'Rolling back: who can, and who should'),
          l('江月明', 'Jiang Yueming'),
        ),
        session(
          [1, '13:30', 45, 1],
          l('判决书里的“收盘价”', 'The “closing price” in a court ruling'),
          l('程牧之', 'Cheng Muzhi'),
        ),
        session(
          [1, '13:30', 60, 2],
          l('二十七分钟变成九分钟以后', 'When twenty-seven minutes became nine'),
          l('秦望舒', 'Qin Wangshu'),
        ),
        session(
          [1, '14:30', 60, 1],
          l('圆桌：值班员有多大的权', 'Round table: how much power has a night shift?'),
          l('四位值班员', 'Four who work it'),
        ),
        session(
          [1, '15:45', 60, 1],
          l('对谈：仲裁员与写预言机的人', 'In conversation: an arbiter and an oracle writer'),
          l('两位嘉宾', 'Two guests'),
        ),
        session(
          [2, '09:30', 45, 1],
          l('审计师的第三十二分钟', 'An auditor’s thirty-second minute'),
          l('贺知白', 'He Zhibai'),
        ),
        session(
          [2, '09:30', 60, 2],
          l('税务上的“那一天”是哪一天', 'For tax, which day was “that day”?'),
          l('唐既白', 'Tang Jibai'),
        ),
        session(
          [2, '09:30', 90, 3],
          l('工作坊：把错账做成公开的表', 'Workshop: errors as a public table'),
          l('北仓数据', 'Northstore Data'),
          { note: l('限四十人，需另加工作坊票。', 'For forty; needs the workshop ticket.') },
        ),
        session(
          [2, '10:45', 45, 1],
          l('证明机慢了八秒', 'The prover was eight seconds late'),
          l('温知夏', 'Wen Zhixia'),
        ),
        session(
          [2, '11:00', 45, 2],
          l('供热合同里的半夜条款', 'The midnight clause of a heating contract'),
          l('周未央', 'Zhou Weiyang'),
        ),
        session(
          [2, '13:30', 60, 1],
          l('用户按错了，算谁的', 'The user pressed the wrong button. Who pays?'),
          l('林见山', 'Lin Jianshan'),
        ),
        session(
          [2, '13:30', 90, 3],
          l('工作坊：一小时修好一只钱包', 'Workshop: a wallet repaired in an hour'),
          l('冯守拙', 'Fung Sau-chuet'),
          { note: l('限四十人，工具由我们带。', 'For forty; we bring the tools.') },
        ),
        session(
          [2, '14:45', 45, 1],
          l('一年来我们改了哪些报道', 'What we corrected in a year of reporting'),
          l('陆闻笙', 'Lu Wensheng'),
        ),
        session(
          [2, '15:45', 75, 1],
          l('合账：当场投票，当场计数', 'Balancing: voted and counted in the hall'),
          l('全体', 'Everybody'),
        ),
      ],
    },
    { type: 'speakers', key: 'speakers', title: l('讲者', 'Speakers'), people: Object.values(PEOPLE) },
    {
      type: 'tickets',
      key: 'tickets',
      title: l('票', 'Tickets'),
      note: l(
        '下单后座位保留15分钟。开场前48小时可以退票，之后可以转让。学生凭证入场。',
        'Seats are held for 15 minutes once you order. Tickets can be refunded until 48 hours before the start; after that you may transfer them. Students bring a card.',
      ),
    },
    {
      type: 'place',
      key: 'place',
      title: l('会场', 'Venue'),
      name: l('北外滩扬子厅', 'Yangtze Hall, North Bund'),
      address: l('上海市虹口区江边路1号', '1 Riverside Road, Hongkou, Shanghai'),
      ways: l(
        '地铁到国际客运中心站，三号口出来沿江走六分钟。江厅在二层东，清算室在二层西，工具间在一层。\n三个会场都有电梯，江厅后排留了十二个轮椅位。',
        'Take the metro to the International Cruise Terminal, leave by exit 3 and walk along the river for six minutes. The River Hall is on the second floor to the east, the Clearing Room to the west, the Tool Room on the first.\nAll three halls have lifts, and there are twelve places for wheelchairs at the back of the River Hall.',
      ),
      link: '',
    },
    {
      type: 'questions',
      key: 'questions',
      title: l('常见问题', 'Questions'),
      items: [
        {
          question: l('能转让吗？', 'May I pass my ticket on?'),
          answer: l(
            '开场前一天20:00前可以改名一次，原码作废。',
            'Once, until 20:00 on the day before. The old code then stops working.',
          ),
        },
        {
          question: l('有收据吗？', 'Can I have a receipt?'),
          answer: l(
            '付款后，订单页上就有收据，可以在那里填写抬头。',
            'A receipt appears on your order as soon as you have paid; you can add a billing name there.',
          ),
        },
        {
          question: l('会录像吗？', 'Will it be recorded?'),
          answer: l(
            '江厅全程录像，一周内公开；另两厅不录。',
            'Everything in the River Hall, and released within a week. Nothing in the other two.',
          ),
        },
        {
          question: l('说什么语言？', 'In which language?'),
          answer: l(
            '中文，江厅有英语同声传译。',
            'Chinese, with interpretation into English in the River Hall.',
          ),
        },
        {
          question: l('只来一天行吗？', 'Can I come for one day?'),
          answer: l(
            '单日票任选一天，当日可换。',
            'A day ticket is good for either day; change it on the day.',
          ),
        },
        {
          question: l('提问怎么提前写？', 'Where do I send a question?'),
          answer: l(
            '写在本页最下面的表里。被选中的，请你自己上台问。',
            'Use the form at the foot of this page. If yours is chosen, you will ask it yourself.',
          ),
        },
      ],
    },
    {
      type: 'partners',
      key: 'partners',
      title: l('伙伴', 'Partners'),
      tiers: [
        tier(l('主办方', 'Organisers'), [l('链讯', 'Lianxun')], [l('渡口实验室', 'Ferry Lab')]),
        tier(l('场地', 'Venue'), [l('扬子厅', 'Yangtze Hall')]),
        tier(
          l('内容', 'Content'),
          [l('霜桥律师行', 'Frostbridge Law')],
          [l('北仓数据', 'Northstore Data')],
          [l('盐津安全', 'Saltbox Security')],
          [l('节点合作社', 'The Node Co-operative')],
        ),
        tier(
          l('社区', 'Community'),
          [l('夜班俱乐部', 'The Night Shift Club')],
          [l('三更播客', 'Third Watch Podcast')],
          [l('港岛读书会', 'Harbour Reading Circle')],
        ),
      ],
    },
    { type: 'news', key: 'news', title: l('同一话题', 'On the same subject') },
    {
      type: 'contact',
      key: 'contact',
      title: l('提问', 'Ask'),
      intro: l(
        '想在台上问什么？写下你的问题，写清楚想问哪一场。我们每天晚上读一遍，三天内回。',
        'What would you ask on stage? Write down your question and the session it is for. We read them every evening and answer within three days.',
      ),
      email: '',
    },
  ],
};
