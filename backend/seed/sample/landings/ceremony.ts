import type { LandingDocument } from '@/backend/contract/landings/landing';
import { ceremonyAwards } from './ceremony-awards';
import { PEOPLE } from './people';
import { article, body, l, PLAIN, tier } from './write';

/** The Hong Kong ceremony of 2025, with its results on a sub-page. */
export const ceremony: LandingDocument = {
  ...PLAIN,
  slug: 'hk_annualceremony',
  title: l(
    '年度盛典2025：把一年的账念给香港听',
    'The 2025 Annual Ceremony: a year’s accounts, read out to Hong Kong',
  ),
  summary: l(
    '八个奖项，三十二个提名，由读者投票、九人评审团复核。每一票都在结果页上，点票纪录谁都可以重算。',
    'Eight awards and thirty-two nominees, voted for by readers and checked by a jury of nine. Every vote is on the page of results, and anyone may count them again.',
  ),
  name: l('年度盛典2025', 'Annual Ceremony 2025'),
  set: 'ink',
  tone: 'dark',
  display: 'vertical',
  display_text: l('年度盛典', 'Ceremony'),
  motif: 'tally',
  starts: '2025-11-15 19:00:00',
  ends: '2025-11-15 22:00:00',
  place: l('香港中环 旧邮局礼堂', 'The Old Post Office Hall, Central, Hong Kong'),
  topic_id: 6,
  related: [{ label: l('香港', 'Hong Kong'), link: '/hk' }],
  sections: [
    {
      type: 'text',
      key: 'about',
      title: l('那一晚', 'That evening'),
      body: body(
        [
          '2025年11月15日，旧邮局礼堂坐了六百一十人。没有红地毯，入场的人各领一张选票和一支铅笔：线上投票在当天零点截止，现场只补投“年度人物”一项，投完当场唱票。主持人开场念错了年份，台下替他改了过来，记在纪录第一行。',
          'On 15 November 2025 the Old Post Office Hall held 610 people. There was no red carpet; everybody received a ballot and a pencil. Online voting had closed at midnight, and only Person of the Year took a few more votes in the hall, read out on the spot. The host opened with the wrong year. The audience put him right, and the record notes it on its first line.',
        ],
        [
          '最接近的一项是开发团队，头两名只差350票，不到百分之五，依规则由评审团投第二轮，五比四。评审团主席当场读了两份意见，多数的一份和少数的一份，各三分钟。',
          'The closest race was Development Team. Three hundred and fifty votes lay between the first two, less than five per cent, so under the rules the jury voted again: five to four. Its chair read two opinions aloud, one for the majority and one against, three minutes each.',
        ],
      ),
    },
    {
      type: 'numbers',
      key: 'numbers',
      title: l('数目', 'Figures'),
      items: [
        { figure: '130,050', unit: l('票', 'votes'), note: l('八个奖项合计', 'over eight awards') },
        {
          figure: '18,214',
          unit: l('人', 'people'),
          note: l('投了票，人人可查自己那张', 'voted, and can look up their own ballot'),
        },
        {
          figure: '32',
          unit: l('个提名', 'nominees'),
          note: l('由读者推荐412个中选出', 'from 412 put forward by readers'),
        },
        {
          figure: '350',
          unit: l('票', 'votes'),
          note: l('最接近的一项，头两名之差', 'between the first two in the closest race'),
        },
      ],
    },
    ceremonyAwards,
    {
      type: 'recordings',
      key: 'recordings',
      title: l('那一晚的五段', 'Five moments'),
      items: [
        {
          mark: l('00:00', '00:00'),
          title: l('入场与开场白，主持人念错了年份', 'Doors and welcome; the host gets the year wrong'),
          link: '/hk_annualceremony#about',
        },
        {
          mark: l('00:41', '00:41'),
          title: l(
            '公共账本：得奖者当场公布本周储备表',
            'Public Ledger: the winner publishes this week’s reserves on stage',
          ),
          link: article('储备证明怎么看：负债树入门'),
        },
        {
          mark: l('01:28', '01:28'),
          title: l(
            '评审团五分钟：为什么今年没有“年度代币”',
            'Five minutes from the jury: why there is no Token of the Year',
          ),
          link: '/hk_annualceremony#jury',
        },
        {
          mark: l('01:46', '01:46'),
          title: l('开发团队：五比四，两份意见', 'Development Team: five to four, and two opinions'),
          link: '/hk_annualceremony_result#rules',
        },
        {
          mark: l('02:03', '02:03'),
          title: l(
            '年度人物，冯守拙带了一只坏的钱包上台',
            'Person of the Year: Fung Sau-chuet brings a broken wallet on stage',
          ),
          link: article('鸭寮街有间铺，专修打不开的硬件钱包'),
        },
      ],
    },
    {
      type: 'timeline',
      key: 'evening',
      title: l('流程', 'The evening'),
      steps: [
        { when: l('18:30', '18:30'), title: l('入场，领选票', 'Doors, and a ballot for everyone'), note: {} },
        {
          when: l('19:00', '19:00'),
          title: l('开场：这一年记在第一行的事', 'Opening: what stands on the year’s first line'),
          note: {},
        },
        {
          when: l('19:20', '19:20'),
          title: l('前四项：结算、账本、签名、团队', 'The first four: settlement, ledger, signatures, team'),
          note: {},
        },
        {
          when: l('20:20', '20:20'),
          title: l('休息，现场补投“年度人物”', 'Interval, with the last ballots for Person of the Year'),
          note: {},
        },
        {
          when: l('20:50', '20:50'),
          title: l(
            '后四项：合规、社群、报道、人物',
            'The last four: compliance, community, reporting, person',
          ),
          note: {},
        },
        {
          when: l('21:40', '21:40'),
          title: l('唱票与合影', 'The count, and a photograph'),
          note: l(
            '点票纪录第3版于次日01:40封存。',
            'Version 3 of the record was sealed at 01:40 the next morning.',
          ),
        },
      ],
    },
    {
      type: 'speakers',
      key: 'jury',
      title: l('评审团', 'The jury'),
      people: [
        PEOPLE.lu,
        PEOPLE.cheng,
        PEOPLE.he,
        PEOPLE.shen,
        PEOPLE.zhou,
        PEOPLE.tang,
        PEOPLE.gu,
        PEOPLE.lin,
        PEOPLE.wen,
      ],
    },
    {
      type: 'questions',
      key: 'rules',
      title: l('规则与点票', 'Rules and count'),
      items: [
        {
          question: l('谁可以投票？', 'Who may vote?'),
          answer: l(
            '投票开始前注册满三十天的读者，每项一票。',
            'Readers who had been registered for thirty days when voting began: one vote in each category.',
          ),
        },
        {
          question: l('评审团做什么？', 'What does the jury do?'),
          answer: l(
            '核对提名资格。头两名相差不到百分之五时投第二轮，其余时候不投。',
            'It checks who may be nominated. When the first two are within five per cent it votes; otherwise it does not.',
          ),
        },
        {
          question: l('怎么重算？', 'How can I recount?'),
          answer: l(
            '点票纪录每行是一张去掉姓名的选票。把各项相加，和这里的数应当一样；不一样请写给我们。',
            'Each line of the record is a ballot without its name. Add up a category and you should get the number shown here. If you do not, write to us.',
          ),
        },
        {
          question: l('得奖者拿什么？', 'What does a winner get?'),
          answer: l(
            '一页手写的得奖理由，和下一年评审团的一票。',
            'A page with the reason, written by hand, and a seat on next year’s jury.',
          ),
        },
      ],
    },
    {
      type: 'partners',
      key: 'partners',
      title: l('伙伴', 'Partners'),
      tiers: [
        tier(l('主办方', 'Organiser'), [l('链讯香港', 'Lianxun Hong Kong')]),
        tier(l('场地', 'Venue'), [l('旧邮局礼堂', 'The Old Post Office Hall')]),
        tier(
          l('点票见证', 'Witnesses'),
          [l('港岛读书会', 'Harbour Reading Circle')],
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
        { label: l('看全部结果', 'All the results'), link: '/hk_annualceremony_result' },
        { label: l('返回香港', 'Back to Hong Kong'), link: '/hk' },
      ],
    },
  ],
  pages: [
    {
      slug: 'hk_annualceremony_result',
      title: l(
        '八个奖项，130,050票，一万八千二百人投到最后一晚',
        'Eight awards and 130,050 votes: 18,200 people voted until the last evening',
      ),
      summary: l(
        '读者票决定名次；相差不到百分之五的，由九人评审团投第二轮。每一票的时间与去向都在点票纪录里。',
        'Readers’ votes decide. Where the first two were within five per cent, a jury of nine voted again. When each vote was cast, and for whom, stands in the record.',
      ),
      sections: ['awards', 'rules', 'next'],
    },
  ],
};
