import type { EventSeed } from '@/backend/seed/types';

export const eventsUpcoming: EventSeed[] = [
  {
    startsInDays: 15,
    startTime: '13:30',
    durationMinutes: 270,
    timeZone: 'Asia/Shanghai',
    mode: 'offline',
    status: 'published',
    organiser: 'dukou',
    hasPublicNumbers: true,
    cohosts: ['lianxun-events'],
    city: { zh: '上海', en: 'Shanghai' },
    address: { zh: '静安区南阳路88号三楼', en: '3/F, 88 Nanyang Road, Jing’an District' },
    links: [],
    title: { zh: '链上清算与抵押品工作坊', en: 'On-chain clearing and collateral: a workshop' },
    summary: {
      zh: '半天讲清抵押折扣率，再用模拟账户走完一次追加保证金。',
      en: 'Half a day on how a haircut is set, with a timed margin-call drill on a practice account.',
    },
    details: {
      zh: `面向交易台、托管与技术团队的半天工作坊。上半场讲规则，下半场用模拟账户走完一次完整的追加保证金流程。请自带电脑，现场不录像。

抵押折扣率是怎么定出来的，为什么同一张国债在白天值96、在凌晨只值95.5；通知发出之后的30分钟里，各家后台究竟在做什么——这些问题写在规则书里的只有三行，其余都在值班的人身上。我们请来四位值过夜班的人，把那三行展开讲。

### 你会带走什么

1. 一份可以照着填的折扣率测算表；
2. 一次从收到通知到补足抵押的完整演练，每组计时；
3. 会后两周内的书面答疑。

### 适合谁

做过结算、风控或合约开发的人听起来会比较轻松。没有做过也可以来，请先读讲义的前两章，大约四十分钟。

退票规则：开场前48小时可以全额退款，之后不退，但可以转给同事。`,
      en: `A half-day workshop for trading desks, custodians and engineers. The first half covers the rules. In the second, everyone takes a practice account through a margin call from start to finish. Bring a laptop. Nothing is filmed.

How is a haircut set? Why is the same bill worth 96 by day and 95.5 at three in the morning? What do back offices actually do in the 30 minutes after a call goes out? The rule book gives all this three lines; the rest is in the heads of the people on shift. Four of them will unpack those lines.

### What you take home

1. A haircut worksheet you can fill in yourself;
2. One timed drill, from the call to the top-up;
3. Written answers to your questions for a fortnight afterwards.

### Who it is for

Anyone who has worked in settlement, risk or contract development will be comfortable. If you have not, read the first two chapters of the notes beforehand; they take about forty minutes.

Refunds: in full up to 48 hours before we start. After that a ticket cannot be refunded, but may go to a colleague.`,
    },
    agenda: [
      { time: '13:30', title: { zh: '签到', en: 'Doors' } },
      { time: '14:00', title: { zh: '抵押折扣率是怎么定出来的', en: 'How a haircut is set' } },
      {
        time: '15:10',
        title: { zh: '演练：凌晨两点的追加保证金', en: 'Drill: a margin call at two in the morning' },
      },
      {
        time: '16:30',
        title: { zh: '圆桌：谁来做最后的流动性提供者', en: 'Round table: who provides the last liquidity?' },
      },
    ],
    tickets: [
      {
        name: { zh: '普通票', en: 'Standard' },
        note: { zh: '含全天议程与茶歇', en: 'All sessions and tea' },
        type: 'ordinary',
        price: 28000,
        currency: 'CNY',
        quantity: 120,
        sold: 56,
        perPersonLimit: 4,
        saleOpensInDays: -20,
        saleClosesInDays: 14,
      },
      {
        name: { zh: '正式票', en: 'Full pass' },
        note: { zh: '另含闭门圆桌与晚餐', en: 'Adds the closed round table and dinner' },
        type: 'official',
        price: 88000,
        currency: 'CNY',
        quantity: 40,
        sold: 31,
        perPersonLimit: 2,
        saleOpensInDays: -20,
        saleClosesInDays: 14,
      },
      {
        name: { zh: '邀请票', en: 'Invitation' },
        note: { zh: '凭邀请码免费', en: 'Free with a code' },
        type: 'invitation',
        price: 0,
        currency: 'CNY',
        quantity: 30,
        sold: 12,
        perPersonLimit: 1,
      },
      {
        name: { zh: '早鸟票', en: 'Early bird' },
        note: { zh: '早报名的价', en: 'For those who book early' },
        type: 'ordinary',
        price: 18000,
        currency: 'CNY',
        quantity: 40,
        sold: 40,
        perPersonLimit: 2,
        saleOpensInDays: -30,
        saleClosesInDays: -10,
      },
    ],
  },
  {
    startsInDays: 21,
    startTime: '19:30',
    durationMinutes: 150,
    timeZone: 'Asia/Shanghai',
    mode: 'online',
    status: 'published',
    organiser: 'client-society',
    cohosts: [],
    joinUrl: 'https://example.org/join/client-winter',
    links: [],
    title: { zh: '开发者冬季会：换一个客户端要几步', en: 'Winter meeting: how many steps to change client' },
    summary: {
      zh: '三位刚换完客户端的运营者共享屏幕，按当时的笔记重走一遍。',
      en: 'Three operators who have just switched client share their screens and walk through their notes.',
    },
    details: {
      zh: `每个人都同意客户端应该多样，每个人都打算明年再换。这场线上会只做一件事：请三位刚换完的运营者，把屏幕共享出来，按他们当时的笔记再走一遍。

第一位管着4台机器，第二位管着260台，第三位是替朋友照看一台旧笔记本的图书管理员。三个人的步骤差不多，踩的坑却完全不同：磁盘、时钟、以及一份没有人记得写在哪里的启动参数。

最后半小时开放提问。问题请提前写在报名表里，越具体越好，附上版本号。

报名后，会议链接显示在“我的门票”页面。会后公布文字记录。`,
      en: `Everyone agrees that clients should be diverse, and everyone means to switch next year. This meeting does one thing. Three operators who have just done it share their screens and walk through their notes.

The first runs four machines, the second 260. The third is a librarian who looks after an old laptop for a friend. Their steps were much the same. What tripped them was not: disks, clocks, and a start-up flag nobody could remember writing down.

The last half hour is for questions. Put yours on the registration form, the more specific the better, with version numbers.

The link appears on your ticket page once you register. A transcript will follow.`,
    },
    agenda: [
      { time: '19:30', title: { zh: '四台机器：一个周末换完', en: 'Four machines in one weekend' } },
      {
        time: '20:10',
        title: { zh: '260台机器：分八批，回滚两次', en: '260 machines, eight batches, two rollbacks' },
      },
      { time: '20:50', title: { zh: '一台旧笔记本', en: 'One old laptop' } },
      { time: '21:30', title: { zh: '提问', en: 'Questions' } },
    ],
    tickets: [
      {
        name: { zh: '线上票', en: 'Online' },
        note: { zh: '免费，名额按报名先后', en: 'Free, first come first served' },
        type: 'ordinary',
        price: 0,
        currency: 'CNY',
        quantity: 500,
        sold: 213,
        perPersonLimit: 1,
      },
    ],
  },
  {
    startsInDays: 29,
    startTime: '14:30',
    durationMinutes: 210,
    timeZone: 'Asia/Hong_Kong',
    mode: 'both',
    status: 'published',
    region: 'hk',
    organiser: 'harbour-guild',
    hasPublicNumbers: true,
    cohosts: ['lianxun-events'],
    city: { zh: '香港', en: 'Hong Kong' },
    address: {
      zh: '中环雪厂街某商会会所七楼',
      en: '7/F, a chamber’s clubhouse on Ice House Street, Central',
    },
    joinUrl: 'https://example.com/join/hk-roundtable',
    links: [],
    title: { zh: '香港数字资产合规圆桌', en: 'Hong Kong digital-asset compliance round table' },
    summary: {
      zh: '沙盒转为常设之后，合规人手从哪里来；全场不具名引用。',
      en: 'An off-the-record afternoon on who will staff the compliance desk once sandboxes become permanent.',
    },
    details: {
      zh: `今年的圆桌只谈一个题目：沙盒项目转为常设安排之后，合规人手从哪里来。六个代币化存款项目、九家参与即日交收的银行，用的几乎是同一批人。

全场采用不具名引用规则：可以引用内容，不可以引用身份。线上参与者同样适用，线上环节不设回放。

### 三个议题

- **收市时间**：代币没有收市，人有。19:00之后的异常由谁判断；
- **名册**：链上记录与托管人账册不一致时，哪一份先改；
- **小机构**：只有两名合规人员的持牌人怎样轮值。

请在会前读完议题文件，共九页。主持人会点名提问，这是同业会的传统。

退票规则：开始前72小时可退。线上票不退，可转让一次。`,
      en: `This year there is one subject: when sandbox projects become standing arrangements, who will staff the compliance desk? Six tokenised-deposit projects and nine banks settling on the day of trade are drawing on very nearly the same people.

The meeting is off the record. You may quote what was said but not who said it, and that applies online too. There is no replay.

### Three questions

- **Closing time.** Tokens do not close; people do. Who judges an anomaly after 19:00?
- **The register.** When the chain and the custodian’s books disagree, which is mended first?
- **Small firms.** How does a licensee with two compliance officers keep a rota?

Please read the discussion paper first; it runs to nine pages. The chair calls on people by name, as is the Guild’s custom.

Refunds: up to 72 hours before the start. Online tickets are not refundable but may be transferred once.`,
    },
    agenda: [
      { time: '14:30', title: { zh: '收市时间', en: 'Closing time' } },
      { time: '15:30', title: { zh: '名册', en: 'The register' } },
      { time: '16:20', title: { zh: '茶歇', en: 'Tea' } },
      { time: '16:40', title: { zh: '小机构的轮值表', en: 'A rota for small firms' } },
    ],
    tickets: [
      {
        name: { zh: '现场票', en: 'In person' },
        note: { zh: '含茶点与议题文件印本', en: 'Tea and a printed paper included' },
        type: 'official',
        price: 48000,
        currency: 'HKD',
        quantity: 60,
        sold: 37,
        perPersonLimit: 2,
        saleClosesInDays: 28,
      },
      {
        name: { zh: '线上票', en: 'Online' },
        note: { zh: '无回放', en: 'No replay' },
        type: 'ordinary',
        price: 18000,
        currency: 'HKD',
        quantity: 150,
        sold: 41,
        perPersonLimit: 1,
      },
      {
        name: { zh: '持牌人邀请', en: 'Licensees, by invitation' },
        note: { zh: '每家持牌机构一枚邀请码', en: 'One code per licensed firm' },
        type: 'invitation',
        price: 0,
        currency: 'HKD',
        quantity: 25,
        sold: 9,
        perPersonLimit: 1,
      },
    ],
  },
  {
    startsInDays: 33,
    startTime: '18:30',
    durationMinutes: 180,
    timeZone: 'Asia/Hong_Kong',
    mode: 'offline',
    status: 'published',
    needsApproval: true,
    region: 'hk',
    organiser: 'harbour-guild',
    hasPublicNumbers: true,
    cohosts: [],
    city: { zh: '香港', en: 'Hong Kong' },
    address: { zh: '南区数码港三座二楼共用工场', en: 'Shared workshop, 2/F, Block 3, Cyberport' },
    links: [],
    title: { zh: '合约审计开放夜', en: 'Open night: reading contracts together' },
    summary: {
      zh: '三十个人用一个晚上读完一份412行的合约，不会写代码也能来。',
      en: 'Thirty readers, one evening and 412 lines of contract code; no programming needed.',
    },
    details: {
      zh: `一个晚上，一份合约，三十个人一起读。代码提前一周公布，共412行，来自一间本地团队打算用在会费管理上的小程序。它没有上线，也还没有人替它看过。

规则和读书会差不多：每十分钟换一段，轮到的人先说自己没看懂的地方。看懂的人不许抢答，要等三十秒。

上一次的开放夜找到7处问题，其中最严重的一处是一位会计发现的——她不写代码，只是觉得“余数不应该归管理员”。

不需要会写Solidity。需要带电脑，或者愿意与邻座共用一台。晚上九点以后，楼下便利店有咖啡。`,
      en: `One evening, one contract, thirty readers. The code goes up a week ahead: 412 lines, written by a local team to manage membership fees. It is not live, and nobody has yet read it for them.

The rules are those of a book club. We move on every ten minutes, and whoever’s turn it is starts with what they did not understand. Those who did understand wait thirty seconds before speaking.

The last open night found seven faults. The worst was spotted by an accountant who does not program. She simply felt that “the remainder shouldn’t go to the administrator”.

You need not know Solidity. Do bring a laptop, or be willing to share one. After nine there is coffee at the shop downstairs.`,
    },
    agenda: [
      { time: '18:30', title: { zh: '分组，发放行号表', en: 'Groups and line sheets' } },
      { time: '19:00', title: { zh: '轮读', en: 'Reading in turn' } },
      { time: '20:45', title: { zh: '问题清单与投票', en: 'The list of faults, and a vote' } },
    ],
    tickets: [
      {
        name: { zh: '普通票', en: 'Standard' },
        note: { zh: '免费', en: 'Free' },
        type: 'ordinary',
        price: 0,
        currency: 'HKD',
        quantity: 30,
        sold: 18,
        perPersonLimit: 1,
      },
    ],
  },
  {
    startsInDays: 40,
    isOnTradingDay: true,
    startTime: '08:00',
    durationMinutes: 120,
    timeZone: 'America/New_York',
    mode: 'offline',
    status: 'published',
    region: 'usa',
    organiser: 'dukou',
    hasPublicNumbers: true,
    cohosts: ['harbour-guild'],
    city: { zh: '纽约', en: 'New York' },
    address: {
      zh: '曼哈顿下城某图书馆四楼会议室',
      en: 'Fourth-floor meeting room, a library in Lower Manhattan',
    },
    links: [],
    title: { zh: '早餐会：现货产品的后台', en: 'Breakfast: the back office of a spot fund' },
    summary: {
      zh: '运营主管、托管人和基金会计讲同一天的三笔申购和一笔赎回。',
      en: 'An operations head, a custodian and a fund accountant each describe the same trading day.',
    },
    details: {
      zh: `实物申赎获批之后，最先变忙的是凌晨四点的对账岗。一位授权参与人的运营主管、一位托管人和一位基金会计，各讲二十分钟，讲的是同一天。

那一天共有三笔申购、一笔赎回，和一次差了两个区块确认的误会。三个人从各自的屏幕看到了什么，彼此打了几通电话，最后由谁签字，会按时间顺序排在一张长桌上。

早餐是真的早餐。八点整开始，十点整结束，因为开市是九点半，但他们说那时候“该出的事都已经出了”。

英语进行，提供中文要点。`,
      en: `After in-kind redemption was approved, the first people to get busier were those who reconcile at four in the morning. An authorised participant’s head of operations, a custodian and a fund accountant take twenty minutes each to describe the same day.

It had three creations, one redemption, and a misunderstanding two block confirmations wide. What each saw on screen, how many calls they made and who signed at the end will be laid out in order along one table.

Breakfast means breakfast. We start at eight and stop at ten. The market opens at half past nine, but by then, they say, “anything that was going to happen has happened”.

In English, with notes in Chinese.`,
    },
    agenda: [
      { time: '08:00', title: { zh: '早餐', en: 'Breakfast' } },
      { time: '08:20', title: { zh: '同一天，三块屏幕', en: 'One day, three screens' } },
      { time: '09:30', title: { zh: '提问', en: 'Questions' } },
    ],
    tickets: [
      {
        name: { zh: '普通票', en: 'Standard' },
        note: { zh: '含早餐', en: 'Breakfast included' },
        type: 'ordinary',
        price: 4500,
        currency: 'USD',
        quantity: 50,
        sold: 22,
        perPersonLimit: 2,
      },
      {
        name: { zh: '机构票', en: 'Firm pass' },
        note: { zh: '两人同行，附书面纪要', en: 'Admits two; written notes afterwards' },
        type: 'official',
        price: 12000,
        currency: 'USD',
        quantity: 15,
        sold: 4,
        perPersonLimit: 1,
      },
    ],
  },
  {
    startsInDays: 47,
    startTime: '09:20',
    durationMinutes: 400,
    timeZone: 'Asia/Shanghai',
    mode: 'offline',
    status: 'published',
    organiser: 'north-grid',
    hasPublicNumbers: true,
    cohosts: ['lianxun-events'],
    city: { zh: '佳木斯', en: 'Jiamusi' },
    address: { zh: '火车站西广场集合，大巴前往', en: 'Meet at the station’s west square; coach from there' },
    links: [],
    title: { zh: '供热矿场参观日', en: 'A day at a mine that heats homes' },
    summary: {
      zh: '上午看机房和换热站，下午到三户用矿机取暖的人家坐一坐。',
      en: 'See the machine hall and the heat-exchange station, then visit three flats heated by mining rigs.',
    },
    details: {
      zh: `上午看机房，下午看住户。大巴先到换热站，再到矿场，最后去三户人家坐一坐——他们的暖气有四成来自矿机，而其中两户以前并不知道。

机房噪音在85分贝上下，我们发耳塞。室外可能低于零下二十度，请按须知着装；穿运动鞋的，上一次都后悔了。

供热公司会带来去年全年的逐日供热量与电量表，欢迎自己算。带队的人说，账在第三年打平，第二年换两台水泵的钱也算在里面，他愿意当面一笔一笔讲给你听。

名额只有一辆大巴。报名后如不能来，请提前五天告知，以便顺延。`,
      en: `Machines in the morning, homes in the afternoon. The coach goes to the heat-exchange station, then to the mine, and last to three flats. Two-fifths of their heating comes from mining rigs. Two of the families did not know.

The machine hall runs at about 85 decibels; we hand out ear-plugs. Outside it may be below minus twenty, so dress as advised. Everyone who wore trainers last time regretted it.

The heating company will bring a year of daily heat and electricity figures, and you are welcome to do your own sums. Our guide says the books balanced in the third year. That counts the two pumps replaced in the second, and he will take you through it entry by entry.

There is one coach. If you book and cannot come, tell us five days ahead so that the place can go to someone else.`,
    },
    agenda: [
      { time: '09:20', title: { zh: '集合', en: 'Meet' } },
      { time: '10:10', title: { zh: '换热站', en: 'The heat-exchange station' } },
      { time: '11:30', title: { zh: '矿场', en: 'The mine' } },
      { time: '14:20', title: { zh: '三户人家', en: 'Three flats' } },
    ],
    tickets: [
      {
        name: { zh: '大巴票', en: 'Coach place' },
        note: { zh: '含午饭与耳塞', en: 'Lunch and ear-plugs included' },
        type: 'ordinary',
        price: 16000,
        currency: 'CNY',
        quantity: 45,
        sold: 38,
        perPersonLimit: 2,
        saleClosesInDays: 42,
      },
    ],
  },
  {
    startsInDays: 9,
    startTime: '14:00',
    durationMinutes: 180,
    timeZone: 'Asia/Shanghai',
    mode: 'offline',
    status: 'published',
    organiser: 'lianxun-events',
    cohosts: ['dukou'],
    city: { zh: '深圳', en: 'Shenzhen' },
    address: { zh: '南山区某旧厂房二层', en: '2/F, a former factory in Nanshan' },
    links: [],
    title: { zh: '确认页拆解会：二十四块屏幕', en: 'Twenty-four confirmation screens, taken apart' },
    summary: {
      zh: '把二十四款钱包的确认页打印上墙，一起数看不懂的行，再动手删改。',
      en: 'Readers mark what they cannot follow on 24 wallet screens, then help rewrite three of them.',
    },
    details: {
      zh: `把二十四款钱包的确认页打印成一米高，挂在墙上。参加者每人三张红色贴纸，贴在自己看不懂的那一行。

下午三点停止贴纸，开始数。上一场的冠军是“授权spender”，得了41张。第二名是一个没有任何文字的齿轮图标。

之后由林见山带着大家改其中三块：不许加字，只许删字和换字。改完再贴一轮。

票已售完。现场不加座，但打印稿会在一周后公开下载。`,
      en: `We print the confirmation screens of 24 wallets a metre high and hang them on the wall. Everyone gets three red stickers to put on lines they do not understand.

At three we stop and count. The winner last time was “authorise spender”, with 41. The runner-up was a gear icon with no words at all.

Then Lin Jianshan leads the room in mending three of them. Nothing may be added; words may only be cut or replaced. Then the stickers come out again.

This event is sold out, and there is no standing room. The prints will be free to download a week later.`,
    },
    agenda: [
      { time: '14:00', title: { zh: '贴纸', en: 'Stickers' } },
      { time: '15:00', title: { zh: '计数', en: 'The count' } },
      { time: '15:30', title: { zh: '删字', en: 'Cutting' } },
    ],
    tickets: [
      {
        name: { zh: '普通票', en: 'Standard' },
        note: { zh: '含一套打印稿', en: 'Includes a set of prints' },
        type: 'ordinary',
        price: 6000,
        currency: 'CNY',
        quantity: 60,
        sold: 60,
        perPersonLimit: 2,
      },
      {
        name: { zh: '设计师邀请票', en: 'Designers, by invitation' },
        note: { zh: '凭邀请码', en: 'Code required' },
        type: 'invitation',
        price: 0,
        currency: 'CNY',
        quantity: 12,
        sold: 12,
        perPersonLimit: 1,
      },
    ],
  },
  {
    startsInDays: 5,
    startTime: '20:00',
    durationMinutes: 90,
    timeZone: 'Asia/Shanghai',
    mode: 'online',
    status: 'published',
    organiser: 'lianxun-events',
    cohosts: [],
    joinUrl: 'https://example.org/join/night-reading-17',
    links: [],
    title: {
      zh: '链讯夜读会第17期：一份储备审计报告',
      en: 'Night reading 17: a reserve audit, line by line',
    },
    summary: {
      zh: '领读一份稳定币储备审计报告，从附注里的“除……外”读起。',
      en: 'A guided reading of a stablecoin’s reserve audit, notes first; no accounting needed.',
    },
    details: {
      zh: `夜读会每月一次，每次读一份大家都引用、却很少有人从头读完的文件。这一期读的是某稳定币的储备审计报告，正文11页，附注26页。

顾北辰领读附注。他的建议是先找“除……外”三个字，再看脚注的字号，最后才看结论段。

不需要会计背景。请把看不懂的词写下来，前二十个会当场解释。

会议链接在报名后显示。全程文字记录会放进当月的公开档案。`,
      en: `Once a month we read a document that everyone cites and few have finished. This month it is the reserve audit of a stablecoin: eleven pages of report, 26 of notes.

Gu Beichen reads the notes. His advice is to look for the word “except”, then for the smallest type, and only then at the opinion.

No accounting is needed. Write down the words you do not know. We will explain the first twenty on the spot.

The link appears once you register. A full transcript goes into the month’s public file.`,
    },
    agenda: [
      { time: '20:00', title: { zh: '正文：意见段怎么读', en: 'The report: how to read an opinion' } },
      {
        time: '20:30',
        title: { zh: '附注：期限、托管人、关联方', en: 'The notes: maturities, custodians, related parties' },
      },
      { time: '21:10', title: { zh: '二十个词', en: 'Twenty words' } },
    ],
    tickets: [
      {
        name: { zh: '读者票', en: 'Reader' },
        note: { zh: '免费', en: 'Free' },
        type: 'ordinary',
        price: 0,
        currency: 'CNY',
        quantity: 300,
        sold: 147,
        perPersonLimit: 1,
      },
    ],
  },
  {
    startsInDays: 75,
    startTime: '09:30',
    durationMinutes: 480,
    timeZone: 'Asia/Shanghai',
    mode: 'both',
    status: 'published',
    organiser: 'lianxun-events',
    cohosts: ['dukou', 'client-society', 'north-grid'],
    city: { zh: '北京', en: 'Beijing' },
    address: { zh: '东城区某剧场', en: 'A theatre in Dongcheng District' },
    joinUrl: 'https://example.org/join/lianxun-annual',
    links: [],
    title: { zh: '链讯年会：今年写错了什么', en: 'The Lianxun annual meeting: what we got wrong' },
    summary: {
      zh: '上午把全年的更正从头念到尾，下午听八场读者出题的讲述。',
      en: 'Every correction of the year read aloud in the morning, then eight talks on readers’ questions.',
    },
    details: {
      zh: `年会只有一个传统：上午由编辑部把全年的更正从头念到尾。去年念了1小时12分，今年估计会短一些，也可能不会。

下午是八场各二十五分钟的讲述，题目从读者那里征集。已经确定的三场是：一座换热站的第三个冬天、一份被撤回的提案、以及二层网络的利润表应该由谁来审。其余五场在开票前公布。

### 关于票

现场座位420个，线上5,000席。开售时间写在每种票旁边；讲者与当年受到更正影响的当事人凭邀请码免费入场——后者坐第一排，这也是传统。

剧场没有电梯。需要协助的读者请提前写信，我们会安排从后台入场。`,
      en: `The annual meeting has one tradition. In the morning the desk reads out every correction of the year, first to last. Last year that took an hour and twelve minutes. This year should be shorter. It may not be.

The afternoon has eight talks of 25 minutes, on subjects proposed by readers. Three are settled: a heat-exchange station’s third winter, a proposal that was withdrawn, and who ought to audit a rollup’s income statement. The rest will be announced before tickets go on sale.

### Tickets

There are 420 seats, and 5,000 places online. When sales open is written beside each ticket. Speakers come free with a code, as do people about whom we were wrong. The latter sit in the front row; that too is a tradition.

The theatre has no lift. If you need help, write to us beforehand and we will bring you in by the stage door.`,
    },
    agenda: [
      { time: '09:30', title: { zh: '全年更正', en: 'The year’s corrections' } },
      { time: '11:10', title: { zh: '当事人答复', en: 'Replies from those concerned' } },
      { time: '13:30', title: { zh: '讲述一至四', en: 'Talks one to four' } },
      { time: '15:30', title: { zh: '讲述五至八', en: 'Talks five to eight' } },
    ],
    tickets: [
      {
        name: { zh: '现场票', en: 'Seat' },
        note: { zh: '不对号入座', en: 'Unreserved' },
        type: 'ordinary',
        price: 22000,
        currency: 'CNY',
        quantity: 340,
        sold: 0,
        perPersonLimit: 4,
        saleOpensInDays: 10,
        saleClosesInDays: 74,
      },
      {
        name: { zh: '正式票', en: 'Full pass' },
        note: { zh: '前六排，附全年更正印本', en: 'First six rows, with the corrections in print' },
        type: 'official',
        price: 56000,
        currency: 'CNY',
        quantity: 50,
        sold: 0,
        perPersonLimit: 2,
        saleOpensInDays: 10,
        saleClosesInDays: 74,
      },
      {
        name: { zh: '线上票', en: 'Online' },
        note: { zh: '可回看七天', en: 'Replay for seven days' },
        type: 'ordinary',
        price: 3000,
        currency: 'CNY',
        quantity: 5000,
        sold: 0,
        perPersonLimit: 1,
        saleOpensInDays: 10,
      },
      {
        name: { zh: '邀请票', en: 'Invitation' },
        note: { zh: '讲者与被更正者', en: 'Speakers, and those we corrected' },
        type: 'invitation',
        price: 0,
        currency: 'CNY',
        quantity: 30,
        sold: 6,
        perPersonLimit: 1,
      },
    ],
  },
];
