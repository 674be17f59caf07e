import type { LandingDocument } from '@/backend/contract/landings/landing';
import { PEOPLE } from './people';
import { body, l, PLAIN, same, session, tier, recording } from './write';

/** The forum of 2024, in Singapore. */
export const forum2024: LandingDocument = {
  ...PLAIN,
  slug: 'forum_2024',
  title: l('过桥的人：CryptoFi论坛2024', 'Those who cross: CryptoFi Forum 2024'),
  summary: l(
    '一笔货款从义乌到泗水要过几座桥，每座桥收多少、停多久、谁看守。一天，两个会场，十二场。',
    'How many bridges does a payment cross between Yiwu and Surabaya, what does each one charge, how long does it hold you up, and who stands guard? One day, two halls, twelve sessions.',
  ),
  name: l('CryptoFi论坛2024', 'CryptoFi Forum 2024'),
  set: 'sky',
  tone: 'paper',
  display: 'numeral',
  motif: 'score',
  starts: '2024-09-05 09:30:00',
  ends: '2024-09-05 18:00:00',
  place: l('新加坡 红山旧货仓', 'The Old Godown, Redhill, Singapore'),
  topic_id: 3,
  related: [
    { label: same('2026'), link: '/landing/forum-2026' },
    { label: same('2025'), link: '/forum_2025' },
    { label: same('2023'), link: '/forum_2023' },
  ],
  sections: [
    {
      type: 'text',
      key: 'after',
      title: l('两年以后', 'Two years on'),
      body: body(
        [
          '2024年的论坛只问一件事：钱怎么过河。六位货主带着各自的单据上台，最老的一张是传真，最新的一张是一串交易哈希。台下坐着银行、换汇店、稳定币发行方和海关，大家第一次在同一块幕布上看同一笔货款。',
          'The 2024 forum asked one question: how does money cross the river? Six exporters brought their papers on stage. The oldest was a fax, the newest a transaction hash. Banks, money changers, issuers and customs officers sat below and, for the first time, watched the same payment on the same screen.',
        ],
        [
          '当天量出来的总时间是四天零六个小时，其中五十一分钟是钱在动，剩下的是人在等。会后这张图被印成海报，贴进了三家银行的电梯。2025年我们用同一张单据又走了一遍，总时间是二十七分钟，等的人换成了机器。',
          'Measured that day, the journey took four days and six hours. For fifty-one minutes the money moved; the rest was people waiting. The chart became a poster and went up in the lifts of three banks. In 2025 we sent the same papers again. It took twenty-seven minutes, and those who waited were machines.',
        ],
      ),
    },
    {
      type: 'numbers',
      key: 'numbers',
      title: l('数目', 'Figures'),
      items: [
        {
          figure: '12',
          unit: l('场', 'sessions'),
          note: l('四场由货主自己主讲', 'four led by exporters themselves'),
        },
        { figure: '610', unit: l('人', 'people'), note: l('来自十一个港口', 'from eleven ports') },
        {
          figure: '51',
          unit: l('分钟', 'minutes'),
          note: l('四天里钱真正在动的时间', 'in four days during which the money moved'),
        },
        {
          figure: '9',
          unit: l('座桥', 'bridges'),
          note: l('一笔货款要过的环节', 'for one payment to cross'),
        },
      ],
    },
    {
      type: 'agenda',
      key: 'agenda',
      title: l('议程', 'Agenda'),
      halls: [
        { name: l('大仓', 'The Great Store'), note: l('480座 同声传译', '480 seats, interpreted') },
        { name: l('账房', 'The Counting House'), note: l('130座', '130 seats') },
      ],
      sessions: [
        session(
          [1, '09:30', 30, 1],
          l('开场：六张单据', 'Opening: six sets of papers'),
          l('陆闻笙', 'Lu Wensheng'),
        ),
        session(
          [1, '10:00', 60, 1],
          l('义乌到泗水：跟着一笔货款走', 'Yiwu to Surabaya: following one payment'),
          l('秦望舒、两位货主', 'Qin Wangshu and two exporters'),
        ),
        session(
          [1, '10:15', 45, 2],
          l('换汇店的账怎么记', 'How a money changer keeps books'),
          l('三位店主', 'Three shopkeepers'),
        ),
        session(
          [1, '11:15', 45, 1],
          l('发行方的星期五下午', 'An issuer’s Friday afternoon'),
          l('苏听雨', 'Su Tingyu'),
        ),
        session(
          [1, '11:15', 60, 2],
          l('制裁名单与一个常见的名字', 'The sanctions list and a common name'),
          l('程牧之', 'Cheng Muzhi'),
        ),
        session(
          [1, '13:30', 45, 1],
          l('央行互联：接口写到第几页', 'Linking central banks: which page is the interface on?'),
          l('江月明', 'Jiang Yueming'),
        ),
        session(
          [1, '13:30', 60, 2],
          l('工作坊：读一份跨境合同的附件三', 'Workshop: annex three of a cross-border contract'),
          l('程牧之', 'Cheng Muzhi'),
        ),
        session(
          [1, '14:30', 45, 1],
          l('海关要看的是哪一个数', 'Which number does customs look at?'),
          l('两位退休关员', 'Two retired officers'),
        ),
        session(
          [1, '14:45', 45, 2],
          l('汇差从哪里来', 'Where the spread comes from'),
          l('沈砚之', 'Shen Yanzhi'),
        ),
        session(
          [1, '15:45', 45, 1],
          l('退税与一枚稳定币', 'A tax refund and one stablecoin'),
          l('唐既白', 'Tang Jibai'),
        ),
        session(
          [1, '15:45', 45, 2],
          l('断网的一小时', 'An hour without a network'),
          l('节点合作社', 'The Node Co-operative'),
        ),
        session(
          [1, '16:45', 60, 1],
          l('合图：九座桥画在一张纸上', 'Nine bridges on one sheet'),
          l('全体', 'Everybody'),
        ),
      ],
    },
    {
      type: 'timeline',
      key: 'outcome',
      title: l('后来', 'What came of it'),
      steps: [
        {
          when: l('2024年9月', 'September 2024'),
          title: l('《九座桥》海报', 'The poster “Nine bridges”'),
          note: l('印了六百张，会场拿走五百四十张。', 'Six hundred printed; 540 left with the audience.'),
        },
        {
          when: l('2024年12月', 'December 2024'),
          title: l('单据模板公开', 'The papers as templates'),
          note: l(
            '六套单据去掉名字，任何货主都可以下载。',
            'Six sets with the names removed, for any exporter to use.',
          ),
        },
        {
          when: l('2025年12月', 'December 2025'),
          title: l('同一张单据再走一遍', 'The same papers, sent again'),
          note: l(
            '二十七分钟。过程在2025年论坛第8场。',
            'Twenty-seven minutes. How is told in session 8 of the 2025 forum.',
          ),
        },
      ],
    },
    {
      type: 'quotes',
      key: 'quotes',
      title: l('留下的话', 'Said on stage'),
      quotes: [
        {
          words: l('四天里，钱只走了五十一分钟。', 'In four days the money walked for fifty-one minutes.'),
          who: l('秦望舒，第2场', 'Qin Wangshu, session 2'),
        },
        {
          words: l('星期五下午三点以后，谁都不想签字。', 'After three on a Friday, nobody wants to sign.'),
          who: l('苏听雨，第4场', 'Su Tingyu, session 4'),
        },
        {
          words: l(
            '名单上那个名字，我们镇上有四十个。',
            'The name on that list? There are forty of them in our town.',
          ),
          who: l('一位货主，第5场', 'An exporter, session 5'),
        },
      ],
    },
    {
      type: 'speakers',
      key: 'speakers',
      title: l('讲者', 'Speakers'),
      people: [PEOPLE.lu, PEOPLE.gu, PEOPLE.cheng, PEOPLE.he, PEOPLE.shen, PEOPLE.ting, PEOPLE.tang],
    },
    {
      type: 'recordings',
      key: 'recordings',
      title: l('录像', 'Recordings'),
      items: [
        recording(
          2,
          l('义乌到泗水：跟着一笔货款走', 'Yiwu to Surabaya: following one payment'),
          '一笔跨境货款的二十七分钟',
        ),
        recording(4, l('发行方的星期五下午', 'An issuer’s Friday afternoon'), '星期五下午的溢价'),
        recording(
          9,
          l('汇差从哪里来', 'Where the spread comes from'),
          '两个营业日：我们去三个柜台试了试赎回',
        ),
      ],
    },
    {
      type: 'partners',
      key: 'partners',
      title: l('伙伴', 'Partners'),
      tiers: [
        tier(l('主办方', 'Organisers'), [l('链讯', 'Lianxun')], [l('北仓数据', 'Northstore Data')]),
        tier(l('场地', 'Venue'), [l('红山旧货仓', 'The Old Godown')]),
        tier(
          l('内容', 'Content'),
          [l('霜桥律师行', 'Frostbridge Law')],
          [l('渡口实验室', 'Ferry Lab')],
          [l('节点合作社', 'The Node Co-operative')],
        ),
      ],
    },
    { type: 'news', key: 'news', title: l('同一话题', 'On the same subject') },
    {
      type: 'buttons',
      key: 'next',
      title: {},
      items: [
        { label: l('看下一届：账本与钟', 'On to 2025: the ledger and the clock'), link: '/forum_2025' },
        { label: l('历届论坛', 'All the forums'), link: '/CryptoFi' },
      ],
    },
  ],
};
