import type { ArticleSeed } from '@/backend/seed/types';

export const america: ArticleSeed[] = [
  {
    hoursAgo: 15,
    isOfLastSession: true,
    author: 'data-desk',
    category: 'market',
    labels: [5, 4],
    region: 'usa',
    zh: {
      title: '“净流入4.12亿”是怎么算出来的',
      summary: '连续六天为正的那个数字，要等三份文件、两次换算，有时还要等一位基金会计吃完早饭。',
      body: `每个交易日之后，我们会发一条现货比特币ETF的资金流快讯。最近一条是净流入4.12亿美元，连续第六日为正。常有读者来信问：这个数字是谁公布的？

答案是没有人公布。它是算出来的。

## 份额，不是钱

基金每天公布的是**流通份额**。今天的份额减去昨天的份额，乘以当日净值，得到的就是资金流：

~~~ts
type FundDay = { shares: number; nav: number };

export function netFlow(today: FundDay, yesterday: FundDay): number {
  return (today.shares - yesterday.shares) * today.nav;
}
~~~

看起来简单，麻烦有三处：

1. **时间差**。有两只基金次日早上才更新份额，若按当天抓取，它们永远慢一拍。我们等这两只更新了再算；
2. **拆分**。份额拆分那天，流通份额会凭空翻倍。去年有一家网站因此报出过31亿美元的流入；
3. **实物申赎**。基金收到的是币不是钱，份额照增。它算不算“流入”，各家口径不同，我们算，并在表里另列一栏。

## 六天里的差别

我们拿自己的数字与另外三家公开来源比对了六天：

<figure class="chart" data-kind="bars" data-unit="亿美元" data-highlight="5"><figcaption>图1 现货比特币ETF单日净流入<small>亿美元；最近六个交易日，本站口径</small></figcaption><table><thead><tr><th>日</th><th>净流入</th></tr></thead><tbody><tr><td>一</td><td>1.06</td></tr><tr><td>二</td><td>2.31</td></tr><tr><td>三</td><td>0.44</td></tr><tr><td>四</td><td>3.02</td></tr><tr><td>五</td><td>1.87</td></tr><tr><td>六</td><td>4.12</td></tr></tbody></table></figure>

<figure class="series" data-key="spot-etf-flow" data-days="90"><figcaption><a href="/DataEra/etf">图2 近90日净流入</a></figcaption></figure>

六天里，四家全部一致的只有三天。差得最多的是第三天，我们是正0.44亿，另一家是负0.12亿——分歧来自一笔发生在收盘后四十分钟的实物赎回。

如果按那一家的口径，“连续六日为正”便不成立。我们因此在快讯里少用“连续”，用的时候多写一行。

## 怎么读

- 单日数字小于0.5亿，不妨当作零；
- 看五日合计，比看单日稳；
- 流入不等于买入：授权参与人可能早在两天前就备好了币。

资金流是一只基金的账，不是一个市场的心情。后者没有人公布，也没有人算得出来。`,
    },
    en: {
      title: 'How we arrive at “net inflow, $412m”',
      summary:
        'The figure behind six good days in a row takes three documents and two conversions, and sometimes a fund accountant’s breakfast.',
      body: `After each trading day we publish a news item on flows into spot bitcoin ETFs. The latest was a net $412m, the sixth positive day running. Readers often ask who issues the number.

Nobody does. It has to be worked out.

## Shares, not money

What funds publish is **shares outstanding**. Take today’s, subtract yesterday’s, multiply by the day’s net asset value, and you have the flow.

~~~ts
type FundDay = { shares: number; nav: number };

export function netFlow(today: FundDay, yesterday: FundDay): number {
  return (today.shares - yesterday.shares) * today.nav;
}
~~~

It looks simple. There are three difficulties.

1. **Timing.** Two funds update their shares the following morning. Anyone collecting on the day will always have them a step behind. We wait for both.
2. **Splits.** On the day of a split, shares double out of thin air. Last year one website reported an inflow of $3.1bn that way.
3. **In-kind creations.** The fund receives coins instead of cash, and shares rise all the same. Whether that is an “inflow” depends whom you ask. We count it, and list it in a column of its own.

## Six days compared

We set our figures beside three other public sources.

<figure class="chart" data-kind="bars" data-unit="$m" data-highlight="5"><figcaption>Figure 1. Daily net flow into spot bitcoin ETFs<small>$m; last six trading days, by our method</small></figcaption><table><thead><tr><th>Day</th><th>Net flow</th></tr></thead><tbody><tr><td>1</td><td>106</td></tr><tr><td>2</td><td>231</td></tr><tr><td>3</td><td>44</td></tr><tr><td>4</td><td>302</td></tr><tr><td>5</td><td>187</td></tr><tr><td>6</td><td>412</td></tr></tbody></table></figure>

<figure class="series" data-key="spot-etf-flow" data-days="90"><figcaption><a href="/DataEra/etf">Figure 2. Net flow over 90 days</a></figcaption></figure>

All four agreed on only three of the six. The widest gap was on the third day, when we had plus $44m and another source minus $12m. The cause was a single in-kind redemption, forty minutes after the close.

By that source’s method there were not six positive days in a row. We are therefore sparing with “in a row”, and when we do use it we add a line.

## How to read it

- Treat anything under $50m as zero;
- A five-day total is steadier than a day;
- An inflow is not a purchase. The authorised participant may have had the coins ready two days before.

A flow is an entry in a fund’s books. It is not the mood of a market, which nobody publishes and nobody can work out.`,
    },
  },
  {
    hoursAgo: 84,
    author: 'shen-yanzhi',
    category: 'depth',
    labels: [5, 18],
    region: 'usa',
    zh: {
      title: '实物申赎之后，凌晨四点多了一张椅子',
      summary: '不必先换成现金，价差收窄了一个基点。代价是对账岗提前三小时上班。',
      body: `纽约下城一家托管机构的对账岗，从前早上七点到岗，现在是凌晨四点。主管为此多买了一张人体工学椅和一台咖啡机，记在“产品升级”项下。

起因是监管机构批准了现货产品以实物申赎。授权参与人可以直接交付比特币或者以太坊换取份额，不必先卖成现金。少了一道手续，买卖价差从四个基点收窄到三个。

## 现金时代的下午

现金申购的流程是下午的活：

- 16:00 收盘，算净值；
- 17:00 授权参与人报数；
- 次日早上付钱，基金自己去买币。

买贵了算基金的，所以基金要留出一点余地，余地最后变成价差，由散户付。

## 实物时代的凌晨

实物不一样。币是授权参与人自己带来的，什么时候带来都行，链上不打烊。他们发现亚洲的下午备货最便宜，于是币多半在纽约时间凌晨一点到四点之间到账。

到账就要核对：金额、确认数、来源地址是否在名单上。三项都过，才能在开市前发出份额。那张椅子上坐的人，做的就是这件事。

<aside class="figure-note"><strong>1个基点</strong> 价差收窄的幅度</aside>

有一天出了点误会。授权参与人看到四个确认，认为到了；托管机构要六个确认，认为没到。差的两个区块等了三十一分钟，那天的比特币网络正好出块慢。开市前十分钟，份额才发出去。

> 没有人做错，只是两边的“到”字不是一个意思。

他们后来在协议里加了一句：到账，以六个确认为准，**不论花了多久**。

## 谁得了好处

一个基点听来很少。以一只两百亿美元的基金、年换手一倍计算，一年是二百万美元，分给几十万个持有人，每人几块钱。

对账岗六个人，夜班津贴一年四十一万美元，由托管费里出，费率没有涨。主管说账还划得来，只是有人辞了职，理由写的是：想看见太阳。`,
    },
    en: {
      title: 'In-kind redemption, and one more chair at four in the morning',
      summary:
        'Funds no longer have to turn coins into cash. Spreads have narrowed by a basis point, and reconciliation starts three hours earlier.',
      body: `At a custodian in Lower Manhattan the people who reconcile used to arrive at seven. Now they come at four. Their manager has bought an ergonomic chair and a coffee machine, and entered them under “product enhancement”.

The cause is the regulator’s approval of in-kind creation and redemption for spot products. An authorised participant may deliver bitcoin or ether for shares, without selling it for cash first. With one step gone, the spread between bid and offer has narrowed from four basis points to three.

## Afternoons, in the days of cash

A cash creation was afternoon work.

- 16:00 The market closes and net asset value is struck.
- 17:00 The authorised participant reports its number.
- Next morning the money arrives, and the fund goes and buys the coins.

If it paid too much, the fund bore the loss. So it left itself some room, and the room became the spread, which small investors paid.

## Small hours, in kind

In kind is different. The participant brings the coins, whenever it likes, for the chain does not close. It turns out that stock is cheapest to assemble in the Asian afternoon. Most coins now arrive between one and four, New York time.

They must then be checked: the amount, the confirmations, whether the sending address is on the list. Only if all three pass can shares be issued before the open. That is what the person in the chair does.

<aside class="figure-note"><strong>1 bp</strong> off the spread</aside>

There was a misunderstanding one day. The participant saw four confirmations and considered the coins delivered. The custodian wanted six and did not. The two missing blocks took 31 minutes, since bitcoin happened to be slow that morning. The shares went out ten minutes before the open.

> Nobody made a mistake. We just didn’t mean the same thing by “arrived”.

The agreement now has another sentence. Coins have arrived at six confirmations, **however long that takes**.

## Who gains

A basis point sounds like little. On a $20bn fund that turns over once a year it is $2m, or a few dollars each for several hundred thousand holders.

The six people on reconciliation cost $410,000 a year in night pay. It comes out of the custody fee, which has not gone up. The manager says the sums still work. One of the six has left, though. Under reason, he wrote that he would like to see the sun.`,
    },
  },
  {
    hoursAgo: 6,
    author: 'zhou-weiyang',
    category: 'mining',
    labels: [13],
    topics: [7],
    region: 'usa',
    zh: {
      title: '二十二分钟：矿场怎样替电网让路',
      summary: '美国南部电网上月请矿场停机九次。停一次能拿多少钱，取决于按下开关之前那几分钟。',
      body: `电网调度员发出减负荷通知，到矿场负荷真正降下来，平均二十二分钟。这是美国南部一处电网上月公布的数字，一共九次，合计让出1,340兆瓦时。

二十二分钟听来很久。可是拆开来看，每一分钟都有去处。

## 拆开二十二分钟

1. 通知由调度中心发到聚合商，两分钟；
2. 聚合商按合同分配到十四座矿场，三分钟；
3. 值班员确认，八分钟——夜里更久；
4. 分批关机，六分钟，快了会跳闸；
5. 电表读数上传，三分钟。

真正的瓶颈是**第三步**，人。有三座矿场把它改成自动，整个过程缩到十四分钟。

## 钱怎么算

补偿由两部分组成：

| 名目 | 单价 | 上月合计 |
| --- | ---: | ---: |
| 待命费（不停也给） | 每兆瓦月310美元 | 26.0万美元 |
| 让电费（停了才给） | 每兆瓦时96美元 | 12.9万美元 |

矿场如果不停，1,340兆瓦时大约能挖出价值11.4万美元的比特币。也就是说，停比不停多赚一点，加上待命费，多赚不少。批评的人因此说，这是付钱请人不干活。

调度中心的回答也很干脆：不请矿场停，就要开一台调峰机组，一次启动费九万美元，九次八十一万。

> 我们买的不是电，是不用电。这东西从前买不到。

## 不肯停的一次

九次里有一次，一座矿场没有停。那天币价一小时涨了5%，值班员打电话问经理，经理没有接。四十分钟后停下来，已经过了考核时限，罚款三万一千美元，超过那一小时多挖的十一倍。

此后这座矿场也改成了自动。经理说，他终于明白自己卖的是什么：不是算力，是**听话**。`,
    },
    en: {
      title: 'Twenty-two minutes: how mines make way for the grid',
      summary:
        'A southern US grid asked its mines to stop nine times last month. What each stop is worth depends on the minutes before anyone touches a switch.',
      body: `From the moment a dispatcher calls for less load to the moment a mine’s demand falls, 22 minutes go by on average. The figure was published last month by a grid in the southern United States. It made nine such calls, and the mines gave up 1,340 MWh.

Twenty-two minutes seems long. Take them apart and each has somewhere to go.

## Where they go

1. The dispatch centre notifies the aggregator: two minutes.
2. The aggregator divides the call among fourteen mines, by contract: three.
3. The operator on duty confirms: eight, and more at night.
4. Machines go off in batches: six. Any faster and the breakers trip.
5. Meter readings are sent in: three.

The bottleneck is **the third step**, the human one. Three mines have automated it, and now take fourteen minutes in all.

## The money

Payment has two parts.

| Item | Rate | Last month |
| --- | ---: | ---: |
| Standing by, whether or not called | $310 per MW a month | $260,000 |
| Giving up power, when called | $96 per MWh | $129,000 |

Had they kept going, those 1,340 MWh would have yielded about $114,000 in bitcoin. Stopping pays slightly better, then, and a good deal better with the standby fee. Critics call it paying people not to work.

The dispatch centre has a short answer. The alternative is a peaking plant, at $90,000 a start. Nine starts would be $810,000.

> We aren’t buying power. We’re buying the absence of demand. You never used to be able to get that.

## The time one refused

On one of the nine occasions a mine did not stop. Bitcoin had risen 5% in an hour. The operator rang the manager, who did not answer. It shut down forty minutes later, past the deadline, and was fined $31,000, eleven times what the extra hour had earned.

That mine is automatic too now. Its manager says he finally understands what he sells. It is not hash rate. It is **doing as you are told**.`,
    },
  },
  {
    hoursAgo: 310,
    author: 'xu-wenqiao',
    category: 'policy',
    labels: [18],
    region: 'usa',
    zh: {
      title: '同一部门的两个人：一条托管法案怎样写成',
      summary: '美国某州想让信托公司用多方计算保管数字资产。法案最难写的一句，说的是办公室座位。',
      body: `法案的核心只有一句：密钥的任何一份，不得由同一部门的两人先后接触。

它在委员会里改了七稿。第一稿写的是“不得由同一人掌握两份”，被托管业的人一句话问倒：密钥分成五份，本来就没有人拿两份，可是五个人若都向同一位主管汇报呢？

## 七稿里的三次大改

- **第二稿**改成“同一主管之下”，结果小公司全部不合格，因为它们只有一位主管；
- **第四稿**改成“独立的控制环境”，律师很高兴，工程师看不懂；
- **第六稿**才出现“部门”，并且给部门下了定义：**共用同一张值班表的人**。

最后这个定义来自一位旁听的退休银行出纳。她说，以前金库两把钥匙，规矩就是两个人不能同一天轮休。

## 演练一节

法案还要求每季度演练一次，过程公开。参考的是某托管机构前不久公布的一次结果：五人到场，四人完成，一人忘了口令，以门限通过。

反对者认为公开失败有损信心。起草人回答说，不公开的失败才有。条文最后写成：

> 演练结果应于十五日内公布，包括未能完成的份数与处置，但不得披露任何人的姓名。

## 没有写进去的

有一种风险，条文没有处理。去年有公司把五份密钥里的三份放在同一家云服务商的同一个区域，人是三个部门的人，机器却在同一间屋子里。提案人说想过，但“一旦写机器，每年都要改法”。

于是留给规则。规则由监管机构另行制定，期限九十天，目前是第七十一天，草案尚未公布。`,
    },
    en: {
      title: 'Two people in one department: how a custody bill got written',
      summary:
        'A US state wants trust companies to hold digital assets by multi-party computation. The hardest sentence was about who sits with whom.',
      body: `The heart of the bill is one sentence. No share of a key may pass through the hands of two people in the same department.

It took seven drafts. The first forbade “any one person” to hold two shares, and the custodians sank it with a question. With five shares, nobody holds two as it is. What if all five people report to one manager?

## Three rewrites

- The **second draft** said “under one manager”. Every small firm failed, having only one.
- The **fourth** said “independent control environments”. Lawyers were pleased. Engineers could not tell what it meant.
- The **sixth** introduced “department” and defined it: **people who share a rota**.

That definition came from a retired bank teller in the public seats. When her vault had two keys, she said, the rule was that their holders could not have the same day off.

## The drill

The bill also requires a drill every quarter, in public. Its model was one custodian’s recent account of its own: five came, four signed, one forgot the passphrase, and the threshold was met.

Opponents held that publishing failures would hurt confidence. The failures that hurt it, replied the drafter, are those that are not published. The clause now reads:

> The result of each drill shall be published within fifteen days, including the number of shares that could not be produced and what was done about them, and shall name no person.

## What was left out

One risk the bill does not touch. Last year a firm kept three of its five shares in one region of one cloud provider. The people were in three departments, and the machines were in the same room. The sponsor had thought of it, but “once you write about machines you amend the law every year”.

So it is left to the rules, which the regulator has ninety days to write. This is day seventy-one, and there is no draft.`,
    },
  },
];
