import type { NoticeSeed } from '@/backend/seed/types';

export const notices: NoticeSeed[] = [
  {
    daysAgo: 1,
    zh: {
      title: '快讯编号规则调整：每天零点重新计数',
      body: `从今天起，快讯左侧的编号改为当日序号，零点归一，不再全站连续。

这样做有两个好处：一眼看得出今天发了多少条；读者来信说“016那条”，我们知道是哪一条，也知道是哪一天的。

原来的链接不受影响。编号只用于显示，不出现在地址里。`,
    },
    en: {
      title: 'Newswire numbers now start again at midnight',
      body: `From today the number beside each news item is its place in the day’s sequence. It returns to one at midnight instead of running on for ever.

You can now see at a glance how many items the day has produced. And when a reader writes to us about “number 016”, we need only ask which day.

Existing links are unaffected. The number is for display and is not part of any address.`,
    },
  },
  {
    daysAgo: 4,
    zh: {
      title: '专栏审核时间与夜间安排',
      body: `白天（北京时间9:00—22:00）提交的专栏，审核通常需要40到50分钟。夜间由一名编辑值守，时间可能延长到两小时，请勿重复提交。

稿件页面会显示排队位置。若超过两小时仍未变化，请联系投稿助手，并附上稿件链接。`,
    },
    en: {
      title: 'How long review takes, and what happens at night',
      body: `Columns submitted between 9:00 and 22:00 Beijing time are usually reviewed in 40 to 50 minutes. One editor is on duty overnight, and it can take two hours. Please do not submit twice.

Your place in the queue is shown on the page for the piece. If it has not moved in two hours, send the submissions assistant a link.`,
    },
  },
  {
    daysAgo: 5,
    zh: {
      title: '关于二层网络收支数据的更正',
      body: `本站数据组上月发表的二层网络收支表中，有一家网络的主网支出漏计了一个批次提交地址，少算约四成。

现已补上，并重算此前十二周。排名不变，该网络的毛利由91%改为85%。感谢在数据开放日上指出这一点的读者。

下一版收支表会写明这处更正。`,
    },
    en: {
      title: 'A correction to our layer-2 accounts',
      body: `Last month’s table of layer-2 income and spending left out one batch-posting address for one network, and so understated its mainnet costs by about two-fifths.

We have added it and recomputed the previous twelve weeks. The ranking stands; that network’s gross margin is 85%, not 91%. Our thanks to the reader who pointed it out at the data open day.

The next edition of the table will say so too.`,
    },
  },
  {
    daysAgo: 19,
    zh: {
      title: '警惕冒充编辑部的“付费发稿”',
      body: `近日有人以本站编辑名义，向项目方报价收取“首页发稿费”。本站从不收费发稿，也不出售头条、热榜与要闻标记。

请认准站内公布的联系邮箱。已经付款的，建议保留聊天与转账记录并报案；也欢迎把材料转给我们，用于提醒其他人。`,
    },
    en: {
      title: 'Someone is selling coverage in our name',
      body: `People posing as our editors have been quoting projects a price for a place on the home page. We never charge to publish. Leads, rankings and the KEY mark are not for sale.

Trust only the address published on this site. If you have paid, keep the messages and the transfer record and go to the police. Send us copies too, if you are willing, so that we can warn others.`,
    },
  },
  {
    daysAgo: 33,
    zh: {
      title: '行情延迟一分钟，写在表头了',
      body: `有读者问，侧栏价格为什么比交易所慢。因为我们每分钟取一次，并且等三处来源里至少两处一致才更新。

延迟时间从今天起写在表头。做交易请看交易所，看新闻可以看我们。`,
    },
    en: {
      title: 'Prices are a minute late, and now say so',
      body: `Readers ask why the prices in the margin trail the exchanges. We fetch them once a minute, and update only when at least two of three sources agree.

From today the delay is stated at the head of the table. To trade, watch an exchange. For the news, we will do.`,
    },
  },
  {
    daysAgo: 58,
    zh: {
      title: '计划维护：周日凌晨三点，约二十分钟',
      body: `本周日03:00—03:20（UTC+8）升级数据库。期间可以阅读，暂时不能登录、收藏与下单。已经提交的订单不受影响，保留时间相应顺延二十分钟。

维护提前结束时，本页会更新。

更新：已于03:14完成。`,
    },
    en: {
      title: 'Planned maintenance: Sunday at 3 a.m., about twenty minutes',
      body: `We are upgrading the database this Sunday from 03:00 to 03:20 (UTC+8). You can read throughout, but not log in, save or order. Orders already placed are safe, and are held for an extra twenty minutes.

This page will be updated if we finish early.

Update: finished at 03:14.`,
    },
  },
];
