import type { LandingDocument } from '@/backend/contract/landings/landing';
import { body, l, person, PLAIN, same, tier } from './write';

/** The relay of 2024 through seven cities, with four sub-pages. */
export const polkadot: LandingDocument = {
  ...PLAIN,
  slug: 'polkadot2024',
  title: l(
    '2024七城接力：一本签到簿，传了二十三天',
    'The 2024 relay: one guest book, seven cities, twenty-three days',
  ),
  summary: l(
    '每城只办一晚，不设主席台，散场前把签到簿交给去下一城的人。全部免费，由链讯与七个本地小组合办。',
    'One evening in each city, no podium, and before the lights go out the guest book passes to whoever travels on. All of it free, hosted by Lianxun and seven local groups.',
  ),
  name: l('七城接力', 'The Seven-City Relay'),
  set: 'mint',
  tone: 'ground',
  display: 'wide',
  display_text: same('Polkadot'),
  motif: 'dots',
  starts: '2024-10-19 19:00:00',
  ends: '2024-11-10 23:00:00',
  place: l('成都至曼谷，七城', 'Seven cities, from Chengdu to Bangkok'),
  topic_id: 4,
  sections: [
    {
      type: 'text',
      key: 'about',
      title: l('关于', 'About'),
      body: body(
        [
          '规矩只有三条：每城只办一晚，不设主席台，散场前把签到簿交给去下一城的人。簿子从成都玉林路一家面馆出发，到曼谷时写满了908个名字，缺了一页——在台北被雨淋湿，重抄过。',
          'There were three rules. One evening a city, no podium, and the guest book goes to whoever travels on. It left from a noodle shop in Chengdu and reached Bangkok with 908 names in it. One page is a copy: the original was soaked by the rain in Taipei.',
        ],
        [
          '七晚一共讲了42个十分钟。讲得最多的不是技术，是怎么把账讲给房东听。两年过去，七个小组里有五个还在每月碰头，簿子现在放在成都那家面馆的收银台下面，谁都可以去翻。',
          'In seven evenings there were forty-two talks of ten minutes. Most were not about technology but about explaining your books to your landlord. Two years on, five of the seven groups still meet each month. The book lies under the counter of the noodle shop in Chengdu, and anyone may ask to see it.',
        ],
      ),
    },
    {
      type: 'numbers',
      key: 'numbers',
      title: l('数目', 'Figures'),
      items: [
        { figure: '908', unit: l('人', 'people'), note: l('名字都在簿子里', 'all of them in the book') },
        {
          figure: '46%',
          unit: {},
          note: l(
            '的人第一次来。最高是清迈，十个里有七个',
            'came for the first time; in Chiang Mai, seven in ten',
          ),
        },
        {
          figure: '42',
          unit: l('个十分钟', 'talks'),
          note: l('没有一个超时', 'of ten minutes, none of them over'),
        },
        { figure: '23', unit: l('天', 'days'), note: l('簿子在路上的时间', 'the book was on the road') },
      ],
    },
    {
      type: 'stops',
      key: 'cities',
      title: l('七城', 'Seven cities'),
      items: [
        {
          day: 1,
          name: l('成都', 'Chengdu'),
          place: l('玉林路老陈面馆', 'Old Chen’s noodle shop, Yulin Road'),
          title: l('把节点装进面馆后厨', 'A node in the back kitchen'),
          people: 86,
          newcomers: 53,
          link: '',
        },
        {
          day: 4,
          name: l('杭州', 'Hangzhou'),
          place: l('运河边旧粮仓', 'The old granary on the canal'),
          title: l('十分钟讲清一次跨链消息', 'A cross-chain message in ten minutes'),
          people: 132,
          newcomers: 53,
          link: '',
        },
        {
          day: 8,
          name: l('深圳', 'Shenzhen'),
          place: l('华强北四楼', 'Fourth floor, Huaqiangbei'),
          title: l('拆三块板子，对一本账', 'Three boards taken apart, one ledger balanced'),
          people: 174,
          newcomers: 65,
          link: '',
        },
        {
          day: 12,
          name: l('台北', 'Taipei'),
          place: l('大稻埕茶行二楼', 'Above a tea merchant’s, Dadaocheng'),
          title: l('雨夜，重抄签到簿', 'A wet night, and a page copied out'),
          people: 95,
          newcomers: 52,
          link: '',
        },
        {
          day: 15,
          name: l('清迈', 'Chiang Mai'),
          place: l('古城外咖啡馆', 'A café outside the old town'),
          title: l('第一次来的人先讲', 'Newcomers speak first'),
          people: 61,
          newcomers: 43,
          link: '',
        },
        {
          day: 19,
          name: l('新加坡', 'Singapore'),
          place: l('红山组屋底层', 'The void deck at Redhill'),
          title: l('房东也来听', 'The landlord comes, too'),
          people: 148,
          newcomers: 46,
          link: '',
        },
        {
          day: 23,
          name: l('曼谷', 'Bangkok'),
          place: l('河边渡轮码头', 'The ferry pier'),
          title: l('合上簿子，船开了', 'The book is closed, the boat leaves'),
          people: 212,
          newcomers: 106,
          link: '',
        },
      ],
    },
    {
      type: 'timeline',
      key: 'evening',
      title: l('每一晚，当地时间', 'Every evening, local time'),
      steps: [
        {
          when: l('19:00', '19:00'),
          title: l('签到，先吃饭', 'Sign in, and eat first'),
          note: l(
            '簿子放在门口，写名字，写第几次来。',
            'The book lies by the door: your name, and how often you have come.',
          ),
        },
        {
          when: l('19:40', '19:40'),
          title: l('前三个十分钟', 'The first three talks'),
          note: l(
            '由第一次来的人讲，讲什么都行。',
            'By people who are here for the first time, on anything at all.',
          ),
        },
        {
          when: l('20:20', '20:20'),
          title: l('拆一样东西', 'Something is taken apart'),
          note: l('一块板子、一笔交易，或者一份租约。', 'A board, a transaction, or a lease.'),
        },
        {
          when: l('21:00', '21:00'),
          title: l('后三个十分钟', 'The last three talks'),
          note: l('由明天要去下一城的人讲。', 'By those who travel to the next city in the morning.'),
        },
        {
          when: l('21:40', '21:40'),
          title: l('交簿子', 'The book is handed over'),
          note: l('当着所有人的面，点清页数。', 'In front of everybody, with the pages counted.'),
        },
      ],
    },
    {
      type: 'speakers',
      key: 'speakers',
      title: l('讲者', 'Speakers'),
      people: [
        person(
          l('老陈', 'Old Chen'),
          l('面馆老板，成都', 'Noodle shop owner, Chengdu'),
          l(
            '后厨第三个插座上跑着一个节点，跑了两年没有关过。',
            'A node has run from the third socket of his kitchen for two years without a stop.',
          ),
        ),
        person(
          l('苏白石', 'Su Baishi'),
          l('跨链消息，杭州', 'Cross-chain messages, Hangzhou'),
          l(
            '用三只信封讲完一次跨链，信封后来被人要走了。',
            'Explains a cross-chain message with three envelopes. Somebody asked to keep them.',
          ),
        ),
        person(
          l('郭小满', 'Guo Xiaoman'),
          l('硬件，深圳', 'Hardware, Shenzhen'),
          l('一晚上拆了三块板子，装回去两块。', 'Took three boards apart in one evening and put two back.'),
        ),
        person(
          l('阿宁', 'Ah-ning'),
          l('签到簿抄写人，台北', 'Copyist of the guest book, Taipei'),
          l('那一页是她抄的，错字都留着。', 'The copied page is hers, mistakes and all.'),
        ),
        person(
          l('帕差尼', 'Patchanee'),
          l('第一次来的人，清迈', 'A newcomer, Chiang Mai'),
          l(
            '讲了自己的第一笔链上工资，和它为什么晚到了九天。',
            'Told of her first wage on chain, and why it came nine days late.',
          ),
        ),
        person(
          l('陈先生', 'Mr Tan'),
          l('房东，新加坡', 'Landlord, Singapore'),
          l(
            '来收房租的，听完留了地址。',
            'Came to collect the rent, stayed to the end, and left his address.',
          ),
        ),
        person(
          l('渡船长', 'The ferryman'),
          l('曼谷', 'Bangkok'),
          l('答应多等十分钟，等了二十五分钟。', 'Promised to wait ten minutes and waited twenty-five.'),
        ),
        person(
          l('陆闻笙', 'Lu Wensheng'),
          l('链讯主编，随簿子走完全程', 'Editor of Lianxun, who travelled with the book'),
          l('七城的纪录都是他在末班车上写的。', 'Wrote up all seven cities on the last bus.'),
        ),
      ],
    },
    {
      type: 'partners',
      key: 'partners',
      title: l('伙伴', 'Partners'),
      tiers: [
        tier(l('主办方', 'Organisers'), [
          l('链讯', 'Lianxun'),
          l('出一本簿子和七张车票', 'one book, seven tickets'),
        ]),
        tier(
          l('七个小组', 'Seven groups'),
          [l('成都节点聚', 'Chengdu Nodes'), l('面馆与开场', 'the noodle shop, and the beginning')],
          [l('运河夜校', 'Canal Night School'), l('杭州场地', 'the granary in Hangzhou')],
          [l('华强北拆机会', 'The Huaqiangbei Take-Apart'), l('板子与烙铁', 'boards and soldering irons')],
          [l('大稻埕读码会', 'Dadaocheng Code Readers'), l('茶与抄写', 'tea, and a steady hand')],
          [l('清迈新人桌', 'Newcomers’ Table'), l('把话筒先给新人', 'gives newcomers the microphone')],
          [l('红山楼下', 'Downstairs at Redhill'), l('桌椅与房东', 'chairs, tables and a landlord')],
          [l('码头社', 'The Pier Society'), l('一班晚开的渡轮', 'a late ferry')],
        ),
        tier(
          l('借东西的人', 'Lenders'),
          [l('三更播客', 'Third Watch Podcast'), l('七晚录音', 'recorded all seven nights')],
          [l('节点合作社', 'The Node Co-operative'), l('两台备用机器', 'two spare machines')],
        ),
      ],
    },
    {
      type: 'quotes',
      key: 'quotes',
      title: l('留言', 'From the book'),
      quotes: [
        {
          words: l(
            '面凉了三回，问题还没问完。',
            'The noodles went cold three times, and still there were questions.',
          ),
          who: l('老陈，面馆老板，第1页', 'Old Chen, noodle shop owner, page 1'),
        },
        {
          words: l('我是来收房租的，听完留了地址。', 'I came to collect the rent. I have left my address.'),
          who: l('红山房东，第112页', 'The landlord at Redhill, page 112'),
        },
        {
          words: l(
            '台北那页是我抄的，错字都留着。',
            'I copied the Taipei page. The mistakes are still in it.',
          ),
          who: l('阿宁，第71页', 'Ah-ning, page 71'),
        },
      ],
    },
    { type: 'news', key: 'news', title: l('同一话题', 'On the same subject') },
    {
      type: 'buttons',
      key: 'next',
      title: {},
      items: [
        { label: l('办下一城', 'Host the next city'), link: '/CryptoFiContact' },
        { label: l('正在报名的活动', 'Events open now'), link: '/events' },
      ],
    },
  ],
  pages: [
    {
      slug: 'polkadot2024_about',
      title: l('七城接力：它怎么开始，守哪三条规矩', 'The relay: how it began, and its three rules'),
      summary: l(
        '一家面馆、一本空白簿子、七个小组。没有主席台，也没有赞助词。',
        'A noodle shop, an empty book and seven groups; no podium and no word from a sponsor.',
      ),
      sections: ['about', 'numbers', 'quotes', 'next'],
    },
    {
      slug: 'polkadot2024_speaker',
      title: l('七城接力：讲过的人', 'The relay: who spoke'),
      summary: l(
        '四十二个十分钟里的八位：面馆老板、抄写的人、房东、船长。',
        'Eight of the forty-two: a noodle cook, a copyist, a landlord, a ferryman.',
      ),
      sections: ['speakers', 'quotes', 'next'],
    },
    {
      slug: 'polkadot2024_partner',
      title: l(
        '七城接力：七个本地小组与借东西的人',
        'The relay: seven local groups, and those who lent things',
      ),
      summary: l(
        '没有人出钱，人人出了东西：面、板子、茶、话筒、一班晚开的渡轮。',
        'Nobody gave money. Everybody gave something: noodles, boards, tea, a microphone, a late ferry.',
      ),
      sections: ['partners', 'next'],
    },
    {
      slug: 'polkadot2024_agenda',
      title: l('七城接力：七晚，每晚三个钟头', 'The relay: seven evenings of three hours'),
      summary: l(
        '从10月19日的成都到11月10日的曼谷，每一晚怎么过。',
        'From Chengdu on 19 October 2024 to Bangkok on 10 November. How each evening went.',
      ),
      sections: ['cities', 'evening', 'next'],
    },
  ],
};
