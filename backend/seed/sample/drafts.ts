/** A draft of a sample author that is not published. Bodies are Markdown. */
export interface DraftSeed {
  by: 'columnist' | 'reader';
  state: 'draft' | 'pending' | 'rejected' | 'scheduled' | 'withdrawn';
  minutesAgo: number;
  category: string;
  title: string;
  summary: string;
  body: string;
  note?: string;
  reason?: string;
  en?: { title: string; summary: string; body: string };
}

export const drafts: readonly DraftSeed[] = [
  {
    by: 'columnist',
    state: 'draft',
    minutesAgo: 95,
    category: 'depth',
    title: '备用金的七种放法',
    summary: '同样是一亿美元的备用金，放在哪里，决定了凌晨两点谁要起床。',
    body: `备用金不是用来赚钱的，可是没有一家公司愿意让它一分钱也不赚。于是有了七种放法，从最慢的一种说起。

## 一、放在银行

最安全，也最不听话。周五下午五点之后，它要到周一上午九点才肯动。

## 二、放在货币基金

能赚一点，赎回要等一天。等的那一天里，账上写的是“在途”，风险表上写的是“没有”。

## 三、放在链上国债

（这一段要等两家团队回信，先留着。）`,
  },
  {
    by: 'columnist',
    state: 'pending',
    minutesAgo: 44,
    category: 'depth',
    title: '验证者的凌晨',
    summary: '一次客户端升级，三种退出方式，十一位值班的人。',
    note: '三位受访者要求不写机房所在的城市，文中已改为“北方”。',
    body: `升级定在凌晨一点四十分，因为那个时候提案最少。值班的人十一点就到了，先把昨天的日志看了一遍。

## 先退的人

第一位在一点二十分停下了节点。他的理由很简单：错过几次见证，罚得起；签错一次，罚不起。

## 不退的人

第二位没有停。他有两个客户端，一个升级，一个看着。看着的那一个在一点五十二分报了一次不同步，四秒之后好了。

## 看热闹的人

第三位根本没有升级。他说他总是等第二天，“让别人先把坑踩完”。这一次没有坑，他等到了中午。

> 夜里没有出事，是白天有人把事做完了。`,
    en: {
      title: 'The validators’ small hours',
      summary: 'One client upgrade, three ways to step aside, eleven people on duty.',
      body: `The upgrade was set for 1:40 in the morning, when proposals are fewest. The people on duty came at eleven and read yesterday’s logs first.

## Those who stepped aside

The first stopped his node at 1:20. A few missed attestations he could afford; one wrong signature he could not.

## Those who stayed

The second did not stop. She runs two clients: one upgrades, one watches.

> Nothing happened at night because somebody finished the work by day.`,
    },
  },
  {
    by: 'reader',
    state: 'pending',
    minutesAgo: 62,
    category: 'depth',
    title: '钱包里的“确认”按钮，为什么总让人害怕',
    summary: '我给家里三位长辈装了钱包，记下了他们每一次停下来的地方。',
    note: '第一次投稿，图片都是自己拍的，需要的话可以再补。',
    body: `我母亲第一次转账，在“确认”上停了四分钟。她不是不会按，她是在找“取消”。

后来我数过：三位长辈，二十一次转账，停下来的地方有九处，八处都在同一页。那一页上有一行四十二位的字符，没有一个人读完过。

银行的转账页面也有这一步，不过它会写出收款人的名字。名字是可以认的，字符只能比对。`,
  },
  {
    by: 'columnist',
    state: 'rejected',
    minutesAgo: 1_320,
    category: 'depth',
    title: '十个你该知道的空投',
    summary: '按截止日期排好了，照着做就行。',
    reason:
      '第2、5、7条带邀请码，读起来像推广；其余几条没有写清来源。去掉邀请码、补上官方公告的链接以后可以再交。',
    body: `空投的规则每周都在变，这里按截止日期列出十个还开着的。

1. 一家跨链协议，按去年的使用次数计算，月底截止。
2. 一家交易平台，需要填写邀请码。
3. 一条新的二层网络，需要至少三笔交易。`,
  },
  {
    by: 'columnist',
    state: 'scheduled',
    minutesAgo: 240,
    category: 'depth',
    title: '质押周报：退出的队伍短了一半',
    summary: '本周退出队列从九天降到四天半，进来的队伍反而长了。',
    body: `周一早上，退出队列还有九天；到周五，只剩四天半。少掉的一半里，有三分之一是撤回了申请。

## 谁在排队进来

新增的质押有六成来自两家托管机构。它们的说明写得很像：客户要的不是收益，是“随时能说清楚在哪里”。

## 下周看什么

下周三有一次参数投票。通过的话，进来的队伍会被分成两条。`,
  },
  {
    by: 'columnist',
    state: 'withdrawn',
    minutesAgo: 30_240,
    category: 'depth',
    title: '一份已经作废的储备报告',
    summary: '报告方更正了数据，这篇按旧数据写的稿子随之撤下。',
    reason: '报告方更正了数据',
    body: `这份报告说储备金的八成是三个月以内的国债。我们按它的附表重算了一遍，得到同样的数字。

两周以后，报告方把附表换了一版。`,
  },
];

/** Feedback of readers to the desk. */
export const feedbackNotes: readonly { minutesAgo: number; content: string }[] = [
  { minutesAgo: 140, content: '手机上看长文的时候，字号调大以后回到首页又变小了，希望能记住。' },
  { minutesAgo: 1_700, content: '数据页的稳定币总市值，能不能按发行方分开看？现在只有一个总数。' },
  { minutesAgo: 4_300, content: '昨天那条关于金管局沙盒名单的快讯，第三家机构的名字少了一个“亚”字。' },
];
