import type { LandingDocument } from '@/backend/contract/landings/landing';
import { PEOPLE } from './people';
import { body, l, PLAIN, same, session, tier, recording } from './write';

/** The forum of 2025. */
export const forum2025: LandingDocument = {
  ...PLAIN,
  slug: 'forum_2025',
  title: l('账本与钟：CryptoFi论坛2025', 'The ledger and the clock: CryptoFi Forum 2025'),
  summary: l(
    '清算不再等银行开门以后，谁值夜班、谁签字、谁赔。两天，三个会场，二十场，不念稿。',
    'When clearing no longer waits for the banks to open, who works the night, who signs and who pays? Two days, three halls, twenty sessions and no reading from paper.',
  ),
  name: l('CryptoFi论坛2025', 'CryptoFi Forum 2025'),
  set: 'blue',
  tone: 'paper',
  display: 'numeral',
  motif: 'score',
  starts: '2025-12-12 09:30:00',
  ends: '2025-12-13 18:00:00',
  place: l('上海虹口 北外滩扬子厅', 'Yangtze Hall, North Bund, Shanghai'),
  topic_id: 1,
  related: [
    { label: same('2026'), link: '/landing/forum-2026' },
    { label: same('2024'), link: '/forum_2024' },
    { label: same('2023'), link: '/forum_2023' },
  ],
  sections: [
    {
      type: 'text',
      key: 'after',
      title: l('一年以后', 'A year on'),
      body: body(
        [
          '两天下来，会场里说得最多的词是“值班”。稳定币和链上国债把清算从一天三次变成了随时，可是追加保证金的电话还是要有人接，凌晨两点的签字还是要有人签。扬子厅的第二场从一张排班表讲起，讲到散场也没有讲完。',
          'For two days the word heard most was “shift”. Stablecoins and tokenised Treasuries have turned clearing from three times a day into any time at all, yet somebody still has to take the margin call and sign at two in the morning. The second session in the main hall began with a duty rota, and was not finished when the lights went out.',
        ],
        [
          '会后我们做了三件事：把二十场的录像全部放出来，一场不剪；把“夜间追加保证金”的演练手册交给四家机构试用；在2026年4月回访了当时举手说“没有夜班”的七家，五家现在有了。剩下的两家把交易停在了晚上十一点。',
          'Afterwards we did three things. All twenty recordings were released uncut. The drill book for overnight margin calls went to four firms for trial. And in April 2026 we called the seven firms that had raised a hand to say they had no night shift. Five now have one; the other two stop trading at eleven.',
        ],
      ),
    },
    {
      type: 'numbers',
      key: 'numbers',
      title: l('数目', 'Figures'),
      items: [
        {
          figure: '20',
          unit: l('场', 'sessions'),
          note: l('其中工作坊三场，每场限四十人', 'three of them workshops for forty'),
        },
        { figure: '874', unit: l('人', 'people'), note: l('402人第一次来', '402 for the first time') },
        {
          figure: '18',
          unit: l('小时', 'hours'),
          note: l('录像，一场没有剪', 'of recordings, none of them cut'),
        },
        {
          figure: '5/7',
          unit: {},
          note: l('当时没有夜班的机构，现在有了', 'firms without a night shift then have one now'),
        },
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
          l('开场：账本与钟', 'Opening: the ledger and the clock'),
          l('陆闻笙', 'Lu Wensheng'),
        ),
        session(
          [1, '10:00', 45, 1],
          l('二十四小时清算，谁值夜班', 'Clearing round the clock: who works the night?'),
          l('沈砚之、三家交易台', 'Shen Yanzhi and three desks'),
        ),
        session(
          [1, '10:00', 40, 2],
          l('演练：凌晨两点的追加保证金', 'Drill: a margin call at two in the morning'),
          l('渡口实验室', 'Ferry Lab'),
        ),
        session(
          [1, '10:00', 90, 3],
          l('工作坊：把“确认”按钮写成人话', 'Workshop: the confirm button in plain words'),
          l('林见山', 'Lin Jianshan'),
        ),
        session(
          [1, '11:00', 40, 1],
          l('圆桌：稳定币进了报关单以后', 'Round table: stablecoins on the customs form'),
          l('五位货主', 'Five exporters'),
        ),
        session(
          [1, '11:00', 60, 2],
          l('三份抵押合同对读', 'Three collateral contracts, side by side'),
          l('程牧之', 'Cheng Muzhi'),
        ),
        session(
          [1, '13:30', 45, 1],
          l('国债上链第二年：折扣率怎么定', 'Treasuries on chain, year two: setting the haircut'),
          l('江月明', 'Jiang Yueming'),
        ),
        session(
          [1, '13:30', 40, 2],
          l('一笔跨境货款，量到秒', 'One payment across a border, timed to the second'),
          l('秦望舒', 'Qin Wangshu'),
        ),
        session(
          [1, '13:30', 60, 3],
          l('排序器轮换测试回放', 'Sequencer rotation: the replay'),
          l('棋盘二层', 'Chessboard Layer 2'),
        ),
        session(
          [1, '15:30', 60, 1],
          l('对谈：央行的人与写合约的人', 'In conversation: the central banker and the contract writer'),
          l('两位不具名嘉宾', 'Two guests who asked not to be named'),
        ),
        session(
          [2, '09:30', 45, 1],
          l('准则修订后的第一份年报', 'The first annual report under the new standard'),
          l('周未央', 'Zhou Weiyang'),
        ),
        session(
          [2, '09:30', 60, 2],
          l('托管人的责任写到哪一行', 'How far does a custodian’s duty reach?'),
          l('唐既白、程牧之', 'Tang Jibai and Cheng Muzhi'),
        ),
        session(
          [2, '09:30', 90, 3],
          l('工作坊：把对账做成一张公开的表', 'Workshop: reconciliation as a public table'),
          l('北仓数据', 'Northstore Data'),
        ),
        session(
          [2, '10:45', 45, 1],
          l('储备证明之后还要证明什么', 'After the proof of reserves, what is left to prove?'),
          l('贺知白', 'He Zhibai'),
        ),
        session(
          [2, '11:00', 40, 2],
          l('下午四点的那个数', 'The number at four in the afternoon'),
          l('苏听雨', 'Su Tingyu'),
        ),
        session(
          [2, '13:30', 45, 1],
          l('证明机要多安静', 'How quiet must a prover be?'),
          l('温知夏', 'Wen Zhixia'),
        ),
        session(
          [2, '13:30', 40, 2],
          l('客户端多样性：我们数了一遍', 'Client diversity: we counted'),
          l('节点合作社', 'The Node Co-operative'),
        ),
        session(
          [2, '13:30', 90, 3],
          l('工作坊：修一只进过水的钱包', 'Workshop: repairing a wallet that has been in water'),
          l('冯守拙', 'Fung Sau-chuet'),
        ),
        session(
          [2, '14:45', 45, 1],
          l('出事那天的电话簿', 'The phone book for the day it goes wrong'),
          l('沈砚之', 'Shen Yanzhi'),
        ),
        session(
          [2, '15:45', 75, 1],
          l('合上账本：二十个没有答案的问题', 'Closing the ledger: twenty questions without answers'),
          l('全体讲者', 'All speakers'),
        ),
      ],
    },
    {
      type: 'quotes',
      key: 'quotes',
      title: l('留下的话', 'Said on stage'),
      quotes: [
        {
          words: l(
            '链不睡觉，可是链不接电话。',
            'The chain never sleeps. It does not answer the phone, either.',
          ),
          who: l('沈砚之，第2场', 'Shen Yanzhi, session 2'),
        },
        {
          words: l('模型最怕的不是崩盘，是周末。', 'What a model fears is not a crash. It is a weekend.'),
          who: l('江月明，第7场', 'Jiang Yueming, session 7'),
        },
        {
          words: l('你签的那一下，屏幕上写的是什么？', 'The moment you signed, what did the screen say?'),
          who: l('林见山，第4场', 'Lin Jianshan, session 4'),
        },
      ],
    },
    {
      type: 'timeline',
      key: 'outcome',
      title: l('后来', 'What came of it'),
      steps: [
        {
          when: l('2025年12月20日', '20 Dec 2025'),
          title: l('二十场录像全部公开', 'All twenty recordings released'),
          note: l(
            '连第10场两位不具名嘉宾的声音也在，经他们听过。',
            'Session 10 included, once both guests had listened to it.',
          ),
        },
        {
          when: l('2026年2月', 'February 2026'),
          title: l('演练手册第二版', 'Second edition of the drill book'),
          note: l(
            '四家机构试用后改了十九处，最大的一处是把“通知”改成“接到通知”。',
            'Four firms tried it; nineteen passages changed. The largest: “notice” became “notice received”.',
          ),
        },
        {
          when: l('2026年4月', 'April 2026'),
          title: l('回访没有夜班的七家', 'A call to the seven without a night shift'),
          note: l(
            '五家排了班，两家把交易停在晚上十一点。',
            'Five have a rota. Two stop trading at eleven at night.',
          ),
        },
        {
          when: l('2026年9月', 'September 2026'),
          title: l('下一届定题', 'The next forum gets its theme'),
          note: l(
            '二十个没有答案的问题里，选票最多的是“收盘以后谁说了算”。',
            'Of the twenty open questions, most votes went to “Who decides after the close?”',
          ),
        },
      ],
    },
    { type: 'speakers', key: 'speakers', title: l('讲者', 'Speakers'), people: Object.values(PEOPLE) },
    {
      type: 'recordings',
      key: 'recordings',
      title: l('录像', 'Recordings'),
      items: [
        recording(
          2,
          l('二十四小时清算，谁值夜班', 'Clearing round the clock: who works the night?'),
          '把国债搬上链之后，谁在半夜两点补保证金',
        ),
        recording(
          3,
          l('演练：凌晨两点的追加保证金', 'Drill: a margin call at two in the morning'),
          '五人到场，四人完成：旁听一次密钥演练',
        ),
        recording(
          4,
          l('工作坊：把“确认”按钮写成人话', 'Workshop: the confirm button in plain words'),
          '钱包里的“确认”按钮，为什么总让人害怕',
        ),
        recording(
          5,
          l('圆桌：稳定币进了报关单以后', 'Round table: stablecoins on the customs form'),
          '一笔跨境货款的二十七分钟',
        ),
        recording(
          7,
          l('国债上链第二年：折扣率怎么定', 'Treasuries on chain, year two: setting the haircut'),
          '96、94、91：抵押折扣率的三个台阶',
        ),
      ],
    },
    {
      type: 'partners',
      key: 'partners',
      title: l('伙伴', 'Partners'),
      tiers: [
        tier(l('主办方', 'Organisers'), [l('链讯', 'Lianxun')], [l('渡口实验室', 'Ferry Lab')]),
        tier(l('场地', 'Venue'), [l('扬子厅', 'Yangtze Hall')], [l('虹口金融港', 'Hongkou Finance Harbour')]),
        tier(
          l('内容', 'Content'),
          [l('霜桥律师行', 'Frostbridge Law')],
          [l('北仓数据', 'Northstore Data')],
          [l('盐津安全', 'Saltbox Security')],
          [l('节点合作社', 'The Node Co-operative')],
          [l('棋盘二层', 'Chessboard Layer 2')],
        ),
        tier(
          l('社区', 'Community'),
          [l('港岛读书会', 'Harbour Reading Circle')],
          [l('夜班俱乐部', 'The Night Shift Club')],
          [l('三更播客', 'Third Watch Podcast')],
          [l('成都节点聚', 'Chengdu Nodes')],
        ),
      ],
    },
    { type: 'news', key: 'news', title: l('同一话题', 'On the same subject') },
    {
      type: 'buttons',
      key: 'next',
      title: {},
      items: [
        { label: l('看2026年论坛', 'See the 2026 forum'), link: '/landing/forum-2026' },
        { label: l('历届论坛', 'All the forums'), link: '/CryptoFi' },
      ],
    },
  ],
};
