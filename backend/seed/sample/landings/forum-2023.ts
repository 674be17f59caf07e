import type { LandingDocument } from '@/backend/contract/landings/landing';
import { PEOPLE } from './people';
import { body, l, PLAIN, same, session, tier, recording } from './write';

/** The first forum, in autumn 2023. */
export const forum2023: LandingDocument = {
  ...PLAIN,
  slug: 'forum_2023',
  title: l('把灯留着：CryptoFi论坛2023', 'Leave the light on: CryptoFi Forum 2023'),
  summary: l(
    '行情最冷的那个秋天，四百二十个人坐下来，把前一年出的事一件一件写进账里。一天，两个会场，十场。',
    'In the coldest autumn of the market, 420 people sat down and entered the failures of the year before, one by one. One day, two halls, ten sessions.',
  ),
  name: l('CryptoFi论坛2023', 'CryptoFi Forum 2023'),
  set: 'clay',
  tone: 'paper',
  display: 'numeral',
  motif: 'score',
  starts: '2023-11-18 10:00:00',
  ends: '2023-11-18 18:00:00',
  place: l('上海静安 旧锅炉房', 'The Old Boiler House, Jing’an, Shanghai'),
  topic_id: 2,
  related: [
    { label: same('2026'), link: '/landing/forum-2026' },
    { label: same('2025'), link: '/forum_2025' },
    { label: same('2024'), link: '/forum_2024' },
  ],
  sections: [
    {
      type: 'text',
      key: 'after',
      title: l('三年以后', 'Three years on'),
      body: body(
        [
          '第一届论坛没有赞助商。场地是锅炉房，暖气是临时接的，茶歇是街口的包子。票卖一百二十块，余下的钱买了速记。那一年大家已经不太愿意说话，所以规矩只有一条：讲自己亏掉的那一笔，不讲别人的。',
          'The first forum had no sponsors. The venue was a boiler house, the heating a makeshift pipe, the catering steamed buns from the corner. A ticket cost 120 yuan, and what was left paid the stenographer. Few felt like talking that year, so there was one rule: tell us of the money you lost yourself, not of somebody else’s.',
        ],
        [
          '十场讲下来，记了三十四笔亏损，合起来有七类原因。最常见的不是黑客，是“没有写下来”：口头的抵押、口头的期限、口头的“放心”。这张表后来成了链讯编辑部核稿的第一页。',
          'Ten sessions produced thirty-four losses and seven kinds of cause. The commonest was not a hack. It was “nobody wrote it down”: collateral by word of mouth, a term by word of mouth, a “don’t worry” by word of mouth. The table is now the first page of Lianxun’s checking manual.',
        ],
      ),
    },
    {
      type: 'numbers',
      key: 'numbers',
      title: l('数目', 'Figures'),
      items: [
        { figure: '10', unit: l('场', 'sessions'), note: l('没有一场推介产品', 'not one of them a pitch') },
        {
          figure: '420',
          unit: l('人', 'people'),
          note: l('锅炉房装得下的全部', 'all a boiler house can hold'),
        },
        {
          figure: '34',
          unit: l('笔', 'losses'),
          note: l('讲者自己的亏损，逐笔入表', 'the speakers’ own, entered one by one'),
        },
        {
          figure: '7',
          unit: l('类', 'causes'),
          note: l('第一位是“没有写下来”', 'the first: “nobody wrote it down”'),
        },
      ],
    },
    {
      type: 'agenda',
      key: 'agenda',
      title: l('议程', 'Agenda'),
      halls: [
        { name: l('锅炉间', 'The Boiler Room'), note: l('320座', '320 seats') },
        { name: l('煤仓', 'The Coal Store'), note: l('100座', '100 seats') },
      ],
      sessions: [
        session(
          [1, '10:00', 30, 1],
          l('开场：先讲自己的', 'Opening: yours first'),
          l('陆闻笙', 'Lu Wensheng'),
        ),
        session(
          [1, '10:30', 60, 1],
          l('我签了那份没有期限的合同', 'I signed the contract that had no term'),
          l('沈砚之', 'Shen Yanzhi'),
        ),
        session(
          [1, '10:45', 60, 2],
          l('一台服务器和两个密码', 'One server, two passwords'),
          l('节点合作社', 'The Node Co-operative'),
        ),
        session(
          [1, '11:45', 45, 1],
          l('托管协议里少了一个“仅”字', 'The custody agreement that lacked the word “only”'),
          l('程牧之', 'Cheng Muzhi'),
        ),
        session(
          [1, '13:30', 60, 1],
          l('矿场停电的四十天', 'Forty days without power'),
          l('周未央', 'Zhou Weiyang'),
        ),
        session(
          [1, '13:30', 45, 2],
          l('对不上的七分钱', 'Seven cents that would not add up'),
          l('贺知白', 'He Zhibai'),
        ),
        session(
          [1, '14:45', 60, 1],
          l('圆桌：为什么没有早点说', 'Round table: why did nobody speak earlier?'),
          l('五位当事人', 'Five who were there'),
        ),
        session(
          [1, '15:00', 60, 2],
          l('工作坊：写一封认错的信', 'Workshop: writing a letter of apology'),
          l('林见山', 'Lin Jianshan'),
        ),
        session(
          [1, '16:15', 45, 1],
          l('三十四笔，七类原因', 'Thirty-four losses, seven causes'),
          l('江月明', 'Jiang Yueming'),
        ),
        session([1, '17:15', 45, 1], l('把灯留着', 'Leave the light on'), l('全体', 'Everybody')),
      ],
    },
    {
      type: 'timeline',
      key: 'outcome',
      title: l('后来', 'What came of it'),
      steps: [
        {
          when: l('2023年12月', 'December 2023'),
          title: l('《三十四笔》出表', '“Thirty-four losses” published'),
          note: l(
            '每笔都有当事人签字，两笔应要求隐去金额。',
            'Each signed by the person concerned; two without the sum, at their request.',
          ),
        },
        {
          when: l('2024年3月', 'March 2024'),
          title: l('核稿手册第一页', 'Page one of the checking manual'),
          note: l('七类原因成了编辑部的七个问题。', 'Seven causes became seven questions every editor asks.'),
        },
        {
          when: l('2024年9月', 'September 2024'),
          title: l('第二届搬到新加坡', 'The second forum moves to Singapore'),
          note: l(
            '余款四千三百元，买了那一届的第一束花。',
            'The 4,300 yuan left over bought its first flowers.',
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
          words: l('“放心”两个字，不能入账。', '“Don’t worry” cannot be entered.'),
          who: l('程牧之，第4场', 'Cheng Muzhi, session 4'),
        },
        {
          words: l(
            '七分钱对不上，底下就有七百万。',
            'Where seven cents will not add up, there are seven million below.',
          ),
          who: l('贺知白，第6场', 'He Zhibai, session 6'),
        },
        {
          words: l(
            '我早就知道，我只是不想第一个说。',
            'I had known for months. I did not want to be the first to say so.',
          ),
          who: l('一位当事人，第7场', 'One who was there, session 7'),
        },
      ],
    },
    {
      type: 'speakers',
      key: 'speakers',
      title: l('讲者', 'Speakers'),
      people: [PEOPLE.lu, PEOPLE.shen, PEOPLE.cheng, PEOPLE.zhou, PEOPLE.xu, PEOPLE.lin, PEOPLE.he],
    },
    {
      type: 'recordings',
      key: 'recordings',
      title: l('录像', 'Recordings'),
      items: [
        recording(3, l('一台服务器和两个密码', 'One server, two passwords'), '三把钥匙放在一个抽屉里'),
        recording(
          4,
          l('托管协议里少了一个“仅”字', 'The custody agreement that lacked the word “only”'),
          '同一部门的两个人：一条托管法案怎样写成',
        ),
        recording(5, l('矿场停电的四十天', 'Forty days without power'), '二十二分钟：矿场怎样替电网让路'),
      ],
    },
    {
      type: 'partners',
      key: 'partners',
      title: l('伙伴', 'Partners'),
      tiers: [
        tier(l('主办方', 'Organiser'), [l('链讯', 'Lianxun')]),
        tier(
          l('出力', 'With the help of'),
          [l('节点合作社', 'The Node Co-operative'), l('借来二十四把椅子', 'lent 24 chairs')],
          [l('旧锅炉房', 'The Old Boiler House'), l('免了半天场租', 'waived half a day’s rent')],
          [l('三更播客', 'Third Watch Podcast'), l('全程录音', 'recorded it all')],
        ),
      ],
    },
    { type: 'news', key: 'news', title: l('同一话题', 'On the same subject') },
    {
      type: 'buttons',
      key: 'next',
      title: {},
      items: [
        { label: l('看下一届：过桥的人', 'On to 2024: those who cross'), link: '/forum_2024' },
        { label: l('历届论坛', 'All the forums'), link: '/CryptoFi' },
      ],
    },
  ],
};
