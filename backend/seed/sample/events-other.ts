import type { EventSeed } from '@/backend/seed/types';

/** Events that are running, cancelled, drafts, or over. */
export const eventsOther: EventSeed[] = [
  {
    startsInDays: 0,
    startTime: '00:00',
    durationMinutes: 2880,
    timeZone: 'Asia/Shanghai',
    mode: 'both',
    status: 'published',
    organiser: 'client-society',
    cohosts: ['lianxun-events'],
    city: { zh: '成都', en: 'Chengdu' },
    address: {
      zh: '武侯区某大学机房旁的值班室',
      en: 'The duty room beside a university machine hall, Wuhou District',
    },
    joinUrl: 'https://example.org/join/relay-48',
    links: [],
    title: { zh: '四十八小时节点接力', en: 'The 48-hour node relay' },
    summary: {
      zh: '十六个人轮流值守四十八小时，交班只留一页纸，掉线就重来。',
      en: 'Sixteen people keep nodes running for 48 hours, handing over with one sheet of paper each.',
    },
    details: {
      zh: `十六个人，三种客户端，连续四十八小时。每人值守三小时，交班时只能留下一页纸。规则是：任何一台掉线超过十分钟，全队从头再来。

零点整开始，此刻正在进行。现场可以旁观，请脱鞋、勿碰键盘、手机调静音。线上可以看公开日志，每十五分钟由值守者更新一次。

这不是比赛，没有名次。要检验的是交班：一页纸写得够不够下一个人用。去年唯一一次掉线，发生在两个彼此认识二十年的朋友之间——他们觉得不用写。

结束后公布全部十六页纸。`,
      en: `Sixteen people, three clients, forty-eight hours. Each takes a three-hour watch, and may leave one sheet of paper for the next. If any machine is offline for more than ten minutes, the whole team starts again.

It began at midnight and is under way. Visitors are welcome: shoes off, hands off the keyboards, phones on silent. Online there is a public log, updated by whoever is on watch every fifteen minutes.

It is not a contest and there is no ranking. What is being tested is the handover, and whether one sheet is enough for the next person. Last year’s only failure came between two friends of twenty years’ standing, who thought they need not write anything down.

All sixteen sheets will be published at the end.`,
    },
    agenda: [
      { time: '00:00', title: { zh: '第一班', en: 'First watch' } },
      { time: '12:00', title: { zh: '开放旁观', en: 'Visitors admitted' } },
      { time: '21:00', title: { zh: '夜班交接', en: 'Night handover' } },
    ],
    tickets: [
      {
        name: { zh: '旁观票', en: 'Visitor' },
        note: { zh: '现场，每次最多八人', en: 'On site, eight at a time' },
        type: 'ordinary',
        price: 0,
        currency: 'CNY',
        quantity: 80,
        sold: 46,
        perPersonLimit: 2,
      },
      {
        name: { zh: '线上票', en: 'Online' },
        note: { zh: '查看日志与提问', en: 'Read the log, ask questions' },
        type: 'ordinary',
        price: 0,
        currency: 'CNY',
        quantity: 1000,
        sold: 318,
        perPersonLimit: 1,
      },
    ],
  },
  {
    startsInDays: 12,
    startTime: '15:00',
    durationMinutes: 150,
    timeZone: 'Asia/Shanghai',
    mode: 'offline',
    status: 'cancelled',
    organiser: 'dukou',
    cohosts: [],
    city: { zh: '杭州', en: 'Hangzhou' },
    address: { zh: '西湖区某书店二楼', en: '2/F, a bookshop in Xihu District' },
    links: [],
    title: {
      zh: '预言机取价间隔：一次公开复盘',
      en: 'How often should a price feed update? A public post-mortem',
    },
    summary: {
      zh: '原计划由当事团队复盘价格停住的27分钟，本场已取消。',
      en: 'The team’s own account of 27 minutes when its price feed stood still; now cancelled.',
    },
    details: {
      zh: `**本场已取消**。原定到场的当事团队正在配合调查，暂时不便公开说明。已付票款会按原路退回，一般需要三个工作日。

原计划请团队本人复盘那27分钟：价格停在哪里，谁先看见，以及那个从上线起就没有人动过的参数，当初是怎么写进去的。

我们不打算换一位旁观者来讲同一件事。等当事人可以说话的时候，会重新发布。`,
      en: `**This event has been cancelled.** The team concerned is helping an investigation and cannot yet speak in public. Payments are being returned by the way they came, which usually takes three working days.

The plan was for the team itself to go through the 27 minutes: where the price stuck, who saw it first, and how a setting nobody touched after launch came to be written as it was.

We do not mean to have an onlooker tell the same story. When those involved can talk, we will announce it afresh.`,
    },
    agenda: [{ time: '15:00', title: { zh: '复盘', en: 'Post-mortem' } }],
    tickets: [
      {
        name: { zh: '普通票', en: 'Standard' },
        note: { zh: '票款退回中', en: 'Being refunded' },
        type: 'ordinary',
        price: 8000,
        currency: 'CNY',
        quantity: 50,
        sold: 33,
        perPersonLimit: 2,
      },
    ],
  },
  {
    startsInDays: 60,
    startTime: '10:00',
    durationMinutes: 360,
    timeZone: 'Asia/Shanghai',
    mode: 'offline',
    status: 'draft',
    organiser: 'north-grid',
    cohosts: [],
    city: { zh: '呼和浩特', en: 'Hohhot' },
    address: { zh: '会场待定', en: 'Venue to be confirmed' },
    links: [],
    title: { zh: '可中断负荷合同写作班', en: 'Writing an interruptible-load contract' },
    summary: {
      zh: '用一天时间把一份可中断负荷合同从第一条写到最后一条。',
      en: 'One day to write an interruptible-load contract from first clause to last.',
    },
    details: {
      zh: `（草稿）一天时间，把一份可中断负荷合同从头写到尾。需要确认：场地、调度中心的讲者、去年三份合同能否隐去名称后发给学员。

要点：通知时限怎么写才不吵架；“全年不超过一百小时”从哪一天开始算；补偿按兆瓦时还是按次数；谁有权说“现在不行”。

费用暂定每人420元，含午饭。`,
      en: `(Draft) One day to write an interruptible-load contract from first clause to last. To confirm: the room, a speaker from the dispatch centre, and whether last year’s three contracts can be handed out with the names removed.

Points: a notice period nobody will quarrel over; the day from which “no more than a hundred hours a year” is counted; paying by the megawatt-hour or by the event; who may say “not now”.

Provisionally 420 yuan a head, lunch included.`,
    },
    agenda: [
      { time: '10:00', title: { zh: '通知与时限', en: 'Notice' } },
      { time: '13:30', title: { zh: '补偿', en: 'Payment' } },
    ],
    tickets: [
      {
        name: { zh: '学员票', en: 'Participant' },
        note: { zh: '价格待定', en: 'Price to be confirmed' },
        type: 'ordinary',
        price: 42000,
        currency: 'CNY',
        quantity: 36,
        sold: 0,
        perPersonLimit: 2,
      },
    ],
  },
  {
    startsInDays: -6,
    startTime: '19:00',
    durationMinutes: 120,
    timeZone: 'Asia/Shanghai',
    mode: 'online',
    status: 'published',
    organiser: 'lianxun-events',
    cohosts: [],
    joinUrl: 'https://example.org/join/data-open-day',
    links: [],
    title: { zh: '数据开放日：请读者来重算', en: 'Data open day: check our sums' },
    summary: {
      zh: '本季发表的全部图表连同查询语句公开，请读者当场重算。',
      en: 'Every chart of the quarter, queries included, opened for readers to recalculate on the spot.',
    },
    details: {
      zh: `每季度一次，链讯数据把本季发表的全部图表连同查询语句公开，请读者当场重算。算出不同结果的，署名登在更正栏。

本季共公开图表23张。到场187人，重算出入4处：两处是时区，一处是把测试网地址算了进去，还有一处至今没有弄清，正在与那位读者通信。

文字记录与更正已经公布。`,
      en: `Once a quarter Lianxun Data opens every chart it has published, queries included, and asks readers to run them again. Anyone who gets a different answer is named in the corrections.

There were 23 charts and 187 readers this time. Four figures came out otherwise. Two were time zones and one had counted test-network addresses. The last we still cannot explain, and we are corresponding with the reader who found it.

The transcript and corrections have been published.`,
    },
    agenda: [
      { time: '19:00', title: { zh: '二十三张图', en: 'Twenty-three charts' } },
      { time: '20:00', title: { zh: '四处出入', en: 'Four differences' } },
    ],
    tickets: [
      {
        name: { zh: '读者票', en: 'Reader' },
        note: { zh: '免费', en: 'Free' },
        type: 'ordinary',
        price: 0,
        currency: 'CNY',
        quantity: 300,
        sold: 187,
        perPersonLimit: 1,
        saleClosesInDays: -6,
      },
    ],
  },
  {
    startsInDays: -34,
    startTime: '14:00',
    durationMinutes: 210,
    timeZone: 'Asia/Shanghai',
    mode: 'offline',
    status: 'published',
    organiser: 'dukou',
    cohosts: ['client-society'],
    city: { zh: '广州', en: 'Guangzhou' },
    address: { zh: '越秀区某茶楼三楼', en: '3/F, a teahouse in Yuexiu District' },
    links: [],
    title: { zh: '一笔货款怎么走：外贸商户对谈', en: 'How a payment travels: exporters in conversation' },
    summary: {
      zh: '六位外贸商户各带一张收款单，从报价讲到结汇。',
      en: 'Six exporters take one receipt each from quotation to conversion.',
    },
    details: {
      zh: `六位外贸商户，各带一张收款单。从报价、定金、尾款到结汇，一张一张讲，讲完才开饭。

六张单子里，四张用过稳定币，两张没有；用过的四张里，有三张最后还是走了一次银行。没有人觉得奇怪，除了在场的几位写代码的人。

纪要隐去了商号与金额的后三位。`,
      en: `Six exporters brought one receipt each. Quotation, deposit, balance, conversion: they went through them one at a time, and nobody ate until the last was done.

Four of the six had used a stablecoin. Three of those four still passed through a bank in the end. This struck no one as odd, apart from the programmers in the room.

The notes leave out firms’ names and the last three digits of every sum.`,
    },
    agenda: [
      { time: '14:00', title: { zh: '六张收款单', en: 'Six receipts' } },
      { time: '16:40', title: { zh: '对谈', en: 'Conversation' } },
    ],
    tickets: [
      {
        name: { zh: '普通票', en: 'Standard' },
        note: { zh: '含茶点', en: 'Dim sum included' },
        type: 'ordinary',
        price: 12000,
        currency: 'CNY',
        quantity: 48,
        sold: 48,
        perPersonLimit: 2,
        saleClosesInDays: -35,
      },
      {
        name: { zh: '商户邀请票', en: 'Merchants, by invitation' },
        note: { zh: '请带一张收款单', en: 'Bring a receipt' },
        type: 'invitation',
        price: 0,
        currency: 'CNY',
        quantity: 12,
        sold: 10,
        perPersonLimit: 1,
      },
    ],
  },
  {
    startsInDays: -75,
    startTime: '09:30',
    durationMinutes: 420,
    timeZone: 'Asia/Shanghai',
    mode: 'both',
    status: 'published',
    organiser: 'north-grid',
    cohosts: ['lianxun-events', 'dukou'],
    city: { zh: '长春', en: 'Changchun' },
    address: { zh: '南关区某招待所礼堂', en: 'The hall of a guest house in Nanguan District' },
    joinUrl: 'https://example.com/join/northgrid-forum',
    links: [],
    title: { zh: '北方算力与电网论坛：入冬之前', en: 'Northern Grid and Hash Forum: before the winter' },
    summary: {
      zh: '矿场、供热公司与调度中心第一次把日负荷曲线画在同一张图上。',
      en: 'Mines, heating firms and the dispatch centre compare their daily load curves for the first time.',
    },
    details: {
      zh: `矿场、供热公司、调度中心，第一次把各自的日负荷曲线放在同一张图上。上午吵了四十分钟，为的是横轴从几点开始。

下午签了三份意向，其中一份写明：供热优先于算力，违者按度赔偿。起草的人说，这句话写了三遍才写到大家都不满意的程度。

论文集收文十一篇，可以下载。`,
      en: `For the first time mines, heating companies and the dispatch centre put their daily load curves on one chart. Forty minutes of the morning went on the hour at which the axis should begin.

Three letters of intent were signed in the afternoon. One states that heat comes before hashes, with damages by the kilowatt-hour. Its drafter says the sentence took three attempts to displease everyone equally.

The proceedings, eleven papers, can be downloaded.`,
    },
    agenda: [
      { time: '09:30', title: { zh: '三条曲线', en: 'Three curves' } },
      { time: '13:30', title: { zh: '供热合同', en: 'Heating contracts' } },
      { time: '15:30', title: { zh: '意向签署', en: 'Signing' } },
    ],
    tickets: [
      {
        name: { zh: '正式票', en: 'Full pass' },
        note: { zh: '含论文集印本与两餐', en: 'Printed proceedings and two meals' },
        type: 'official',
        price: 38000,
        currency: 'CNY',
        quantity: 160,
        sold: 141,
        perPersonLimit: 3,
        saleClosesInDays: -76,
      },
      {
        name: { zh: '线上票', en: 'Online' },
        note: { zh: '含回看', en: 'Replay included' },
        type: 'ordinary',
        price: 5000,
        currency: 'CNY',
        quantity: 800,
        sold: 362,
        perPersonLimit: 1,
        saleClosesInDays: -75,
      },
    ],
  },
];
