import type { LandingDocument } from '@/backend/contract/landings/landing';
import { PEOPLE } from './people';
import { article, body, l, PLAIN, same, tier } from './write';

/** The series the forums belong to, with pages for its partners, speakers, conversations and letters. */
export const cryptoFi: LandingDocument = {
  ...PLAIN,
  slug: 'CryptoFi',
  title: l('银行开门以前：CryptoFi系列', 'Before the banks open: the CryptoFi series'),
  summary: l(
    '从2023年的锅炉房到2025年的扬子厅，三届论坛、三十六次连线，只谈一件事：链上的账和银行的账怎么对上。',
    'From a boiler house in 2023 to Yangtze Hall in 2025: three forums and thirty-six conversations on one subject, which is how the books on chain and the books of a bank come to agree.',
  ),
  name: same('CryptoFi'),
  set: 'amber',
  tone: 'ground',
  display: 'wide',
  display_text: same('CryptoFi'),
  motif: 'dots',
  topic_id: 1,
  related: [
    { label: same('2026'), link: '/landing/forum-2026' },
    { label: same('2025'), link: '/forum_2025' },
    { label: same('2024'), link: '/forum_2024' },
    { label: same('2023'), link: '/forum_2023' },
  ],
  sections: [
    {
      type: 'text',
      key: 'about',
      title: l('关于', 'About'),
      body: body(
        [
          'CryptoFi是链讯办的一个系列，起因是一次对不上的账：七分钱。2023年秋天我们把相关的人请进一间锅炉房，讲自己亏掉的那一笔；第二年请来货主，跟着一笔货款过了九座桥；第三年从一张值班表讲到散场。每一届的题目，都是上一届没有答完的问题。',
          'CryptoFi is a series by Lianxun. It began with books that would not balance, by seven cents. In the autumn of 2023 we asked those concerned into a boiler house, to tell of money they had lost themselves. The next year exporters came, and we followed one payment over nine bridges. The third began with a duty rota. Each forum takes its theme from what the last one left unanswered.',
        ],
        [
          '论坛之间有“CryptoTime”：每月一次、每次一题的线上连线，一个小时，不开美颜，不卖东西。讲者名单、伙伴与联系方式，都在这里。',
          'Between the forums there is CryptoTime: once a month, online, one question, one hour, no filters and nothing for sale. Speakers, partners and where to write are all here.',
        ],
      ),
    },
    {
      type: 'stops',
      key: 'forums',
      title: l('历届', 'The forums'),
      items: [
        {
          day: 1,
          name: same('2023'),
          place: l('上海，旧锅炉房', 'The Old Boiler House, Shanghai'),
          title: l('把灯留着', 'Leave the light on'),
          people: 420,
          newcomers: 310,
          link: '/forum_2023',
        },
        {
          day: 2,
          name: same('2024'),
          place: l('新加坡，红山旧货仓', 'The Old Godown, Singapore'),
          title: l('过桥的人', 'Those who cross'),
          people: 610,
          newcomers: 355,
          link: '/forum_2024',
        },
        {
          day: 3,
          name: same('2025'),
          place: l('上海，扬子厅', 'Yangtze Hall, Shanghai'),
          title: l('账本与钟', 'The ledger and the clock'),
          people: 874,
          newcomers: 402,
          link: '/forum_2025',
        },
      ],
    },
    {
      type: 'recordings',
      key: 'time',
      title: l('连线', 'CryptoTime'),
      items: [
        {
          mark: same('No. 36'),
          title: l(
            '一份回执要写几行：银行柜员与写合约的人',
            'How many lines has a receipt? A bank clerk and a contract writer',
          ),
          link: article('八十个字以内，把一笔交易说清楚'),
        },
        {
          mark: same('No. 35'),
          title: l('周末的折扣率，谁在周五下午定', 'Who sets the weekend haircut on a Friday afternoon?'),
          link: article('96、94、91：抵押折扣率的三个台阶'),
        },
        {
          mark: same('No. 34'),
          title: l(
            '稳定币进工资单：会计说的三件事',
            'Stablecoins on the payslip: three things from an accountant',
          ),
          link: article('深水埗的会计楼，开始收“哈希票”'),
        },
        {
          mark: same('No. 33'),
          title: l('审计师被退回的四份储备证明', 'Four proofs of reserves an auditor sent back'),
          link: article('储备证明怎么看：负债树入门'),
        },
        {
          mark: same('No. 32'),
          title: l('报关单上那一格该填什么', 'What goes into that box of the customs form?'),
          link: article('一笔跨境货款的二十七分钟'),
        },
        {
          mark: same('No. 31'),
          title: l(
            '托管合同里的“再抵押”出现了几次',
            'How often does “rehypothecate” occur in a custody contract?',
          ),
          link: article('同一部门的两个人：一条托管法案怎样写成'),
        },
        {
          mark: same('No. 30'),
          title: l('夜班第一年：一张排班表的变化', 'A year of nights: how one rota changed'),
          link: article('把国债搬上链之后，谁在半夜两点补保证金'),
        },
        {
          mark: same('No. 29'),
          title: l('回滚演练直播的四个小时', 'Four hours of a rollback drill, live'),
          link: article('五人到场，四人完成：旁听一次密钥演练'),
        },
      ],
    },
    { type: 'speakers', key: 'speakers', title: l('讲者', 'Speakers'), people: Object.values(PEOPLE) },
    {
      type: 'partners',
      key: 'partners',
      title: l('伙伴', 'Partners'),
      tiers: [
        tier(l('主办方', 'Organiser'), [l('链讯', 'Lianxun'), l('2023年起', 'since 2023')]),
        tier(
          l('联合主办方', 'Co-organisers'),
          [l('渡口实验室', 'Ferry Lab'), l('抵押品研究与演练', 'collateral research and drills')],
          [l('北仓数据', 'Northstore Data'), l('跟着货款走的那条线', 'the line that follows a payment')],
        ),
        tier(
          l('内容', 'Content'),
          [l('霜桥律师行', 'Frostbridge Law'), l('三份合同对读', 'reads three contracts at once')],
          [l('节点合作社', 'The Node Co-operative'), l('断网的一小时', 'an hour without a network')],
          [l('盐津安全', 'Saltbox Security'), l('现场的网', 'keeps the hall online')],
          [l('棋盘二层', 'Chessboard Layer 2'), l('回滚演练', 'rolls back, live')],
        ),
        tier(
          l('社区', 'Community'),
          [l('夜班俱乐部', 'The Night Shift Club')],
          [l('港岛读书会', 'Harbour Reading Circle')],
          [l('三更播客', 'Third Watch Podcast')],
          [l('成都节点聚', 'Chengdu Nodes')],
          [l('运河夜校', 'Canal Night School')],
        ),
      ],
    },
    {
      type: 'questions',
      key: 'rules',
      title: l('做伙伴', 'Becoming a partner'),
      items: [
        {
          question: l('伙伴要出钱吗？', 'Does a partner pay?'),
          answer: l(
            '可以出钱，也可以出人、出地方、出一份别处看不到的数据。出什么写什么，页面上的字一样大。',
            'Money is welcome, and so are people, a room, or data nobody else has. We say what you gave, in letters of the same size.',
          ),
        },
        {
          question: l('能买一场演讲吗？', 'Can we buy a session?'),
          answer: l(
            '不能。议程由编辑定，伙伴和大家同时看到。',
            'No. The editors set the agenda, and partners see it when everybody does.',
          ),
        },
        {
          question: l('多久回信？', 'How soon do you answer?'),
          answer: l(
            '三个工作日。办会前两周是五个。',
            'Within three working days; five in the fortnight before a forum.',
          ),
        },
        {
          question: l('想当讲者怎么办？', 'How do I become a speaker?'),
          answer: l(
            '写一页：你亲手做过的一件事，和它哪里出了错。题目我们一起定。',
            'Send a page about something you did yourself, and what went wrong with it. We settle the title together.',
          ),
        },
      ],
    },
    {
      type: 'quotes',
      key: 'quotes',
      title: l('三届三句', 'Three years, three lines'),
      quotes: [
        {
          words: l('“放心”两个字，不能入账。', '“Don’t worry” cannot be entered.'),
          who: l('程牧之，2023', 'Cheng Muzhi, 2023'),
        },
        {
          words: l('四天里，钱只走了五十一分钟。', 'In four days the money walked for fifty-one minutes.'),
          who: l('秦望舒，2024', 'Qin Wangshu, 2024'),
        },
        {
          words: l(
            '链不睡觉，可是链不接电话。',
            'The chain never sleeps. It does not answer the phone, either.',
          ),
          who: l('沈砚之，2025', 'Shen Yanzhi, 2025'),
        },
      ],
    },
    {
      type: 'contact',
      key: 'contact',
      title: l('联系', 'Contact'),
      intro: l(
        '参会、演讲、合作、采访，写在这里，直接到编辑部的桌上。\n写清楚你是谁、想做哪件事、什么时候。三个工作日内回。',
        'Attending, speaking, partnership or the press: write here, and it reaches the newsroom’s desk.\nSay who you are, what you have in mind and when. We answer within three working days.',
      ),
      email: '',
    },
    { type: 'news', key: 'news', title: l('同一话题', 'On the same subject') },
    {
      type: 'buttons',
      key: 'next',
      title: {},
      items: [
        { label: l('看2026年论坛', 'See the 2026 forum'), link: '/landing/forum-2026' },
        { label: l('写给我们', 'Write to us'), link: '/CryptoFiContact' },
      ],
    },
  ],
  pages: [
    {
      slug: 'CryptoFiPartner',
      title: l('CryptoFi伙伴：出什么写什么', 'CryptoFi partners: what each of them gave'),
      summary: l(
        '四年里一起办会的人，和怎样成为其中之一。',
        'Those who have made it with us for four years, and how to become one of them.',
      ),
      sections: ['partners', 'rules', 'next'],
    },
    {
      slug: 'CryptoFiSpeaker',
      title: l('CryptoFi讲者：讲自己做过的事', 'CryptoFi speakers: people who did it themselves'),
      summary: l(
        '律师、审计师、修钱包的人、值夜班的人。十二位，都亲手做过。',
        'A lawyer, an auditor, a repairer of wallets, someone who works nights: twelve people who have done it with their own hands.',
      ),
      sections: ['speakers', 'quotes', 'next'],
    },
    {
      slug: 'CryptoTime',
      title: l('CryptoTime：每月一次，每次一题', 'CryptoTime: one question a month'),
      summary: l(
        '论坛之间的线上连线，一个小时，不卖东西。最近八次在这里。',
        'Online conversations between the forums: an hour each and nothing for sale. The last eight are here.',
      ),
      sections: ['time', 'speakers', 'next'],
    },
    {
      slug: 'CryptoFiContact',
      title: l('CryptoFi联系：写到编辑部的桌上', 'Contact CryptoFi: straight to the newsroom’s desk'),
      summary: l(
        '参会、演讲、合作、采访，都写在这里。三个工作日内回。',
        'Attending, speaking, partnership or the press. We answer within three working days.',
      ),
      sections: ['contact', 'rules'],
    },
  ],
};
