import type { ArticleSeed } from '@/backend/seed/types';

/** Data, research and markets. */
export const numbers: ArticleSeed[] = [
  {
    hoursAgo: 4,
    author: 'gu-beichen',
    category: 'data',
    labels: [9],
    topics: [5],
    zh: {
      title: '23.4%：去中心化交易所的份额，分母该放什么',
      summary: '分子谁都会加，吵的是分母。换三种分母，份额可以是11%、23%或者31%。',
      body: `上周去中心化交易所成交812亿美元，我们写的份额是23.4%。同一天，有人写11%，有人写31%。三个数字都没有算错。

## 三种分母

| 分母 | 上周金额（亿美元） | 份额 |
| --- | ---: | ---: |
| 全部中心化平台自报成交 | 6,570 | 11.0% |
| 剔除可疑成交之后 | 2,658 | 23.4% |
| 只算现货 | 759 | 31.0% |

第三行的分子也要换：去中心化交易所的现货是341亿，其余471亿是永续合约，占58%。分子分母各取所需，是这一行最常见的魔术。

我们用第二行。剔除的办法是看**成交与深度之比**：一个平台的成交若长期是订单簿深度的三百倍以上，超出的部分不算。

~~~sql
SELECT venue,
       SUM(LEAST(volume_usd, depth_usd * 300)) AS counted,
       SUM(volume_usd)                         AS reported
FROM venue_day
WHERE day >= CURRENT_DATE - 7
GROUP BY venue
ORDER BY reported - counted DESC;
~~~

## 三百倍是怎么来的

是看图看出来的。把八十六个平台按这个比值排开，七十一个挤在40到220之间，剩下十五个从900起跳，中间是空的。三百画在空地上，左右挪一百，结果相差不到0.3个百分点。

## 趋势比水平可靠

无论用哪种分母，过去一年的方向是一致的：份额升了大约六成。所以我们建议读者记住方向，忘掉小数点。

### 已知的问题

- 聚合器的一笔单子可能经过三个池子，我们按用户付出的金额只算一次；
- 积分活动期间的成交没有剔除，上周约占4%；
- 深度数据每分钟一次，夜里偏低。`,
    },
    en: {
      title: '23.4% of what? A note on the denominator',
      summary:
        'Anyone can add up the numerator. With three denominators, decentralised exchanges have 11%, 23% or 31% of the market.',
      body: `Decentralised exchanges traded $81.2bn last week, and we put their share at 23.4%. That same day one publication said 11% and another 31%. Nobody had done the sum wrong.

## Three denominators

| Denominator | Last week ($bn) | Share |
| --- | ---: | ---: |
| Everything centralised venues report | 657.0 | 11.0% |
| The same without suspect trades | 265.8 | 23.4% |
| Spot only | 75.9 | 31.0% |

On the third line the numerator changes too: spot on decentralised exchanges is $34.1bn, the other $47.1bn, or 58%, being perpetual futures. Choosing a top and a bottom to suit is the commonest conjuring trick in the trade.

We use the second. To find suspect trades we compare **volume with depth**. If a venue’s volume is persistently over 300 times the depth of its book, the excess does not count.

~~~sql
SELECT venue,
       SUM(LEAST(volume_usd, depth_usd * 300)) AS counted,
       SUM(volume_usd)                         AS reported
FROM venue_day
WHERE day >= CURRENT_DATE - 7
GROUP BY venue
ORDER BY reported - counted DESC;
~~~

## Why 300?

By looking. Arrange 86 venues by that ratio and 71 crowd between 40 and 220. The other fifteen begin at 900. Between them there is nothing, and 300 is a line drawn across empty ground. Move it a hundred either way and the result shifts by less than 0.3 points.

## Trust the direction

Whichever denominator you take, the past year points the same way: the share has risen by about three-fifths. Remember the direction, we suggest, and forget the decimal.

### Known problems

- An aggregator’s order may pass through three pools. We count it once, by what the user paid.
- Trading for points is not removed. Last week it was about 4%.
- Depth is sampled by the minute, and runs low at night.`,
    },
  },
  {
    hoursAgo: 44,
    author: 'shen-yanzhi',
    category: 'market',
    labels: [6],
    topics: [3],
    zh: {
      title: '九十七分钟：一次脱锚的时间表',
      summary:
        '价格跌到0.981，起因是一张银行的维护通知。发行人没有动用备用额度，动用的是一位会打字的值班员。',
      body: `上周四纽约时间下午3:08，某家储备银行在官网贴出一张通知：周六凌晨系统维护，期间“暂停对外支付”。通知是例行的，三个月一次。

3:21，一个账号截图转发，去掉了“周六凌晨”四个字。3:26，第一笔大额卖单出现。

<figure class="chart" data-kind="line" data-unit="美元" data-highlight="5"><figcaption>图1 某美元稳定币的成交价<small>美元；十分钟均价，五个平台加权</small></figcaption><table><thead><tr><th>时刻</th><th>价格</th></tr></thead><tbody><tr><td>15:20</td><td>1.000</td></tr><tr><td>15:30</td><td>0.997</td></tr><tr><td>15:40</td><td>0.993</td></tr><tr><td>15:50</td><td>0.988</td></tr><tr><td>16:00</td><td>0.984</td></tr><tr><td>16:10</td><td>0.981</td></tr><tr><td>16:20</td><td>0.986</td></tr><tr><td>16:30</td><td>0.991</td></tr><tr><td>16:40</td><td>0.995</td></tr><tr><td>16:50</td><td>0.998</td></tr><tr><td>17:00</td><td>0.999</td></tr></tbody></table></figure>

## 最低点前后发生了什么

3:58，发行人的值班员注意到价格。她没有写声明，声明要经过四个人。她做了一件更快的事：把赎回页面上每十分钟更新一次的“已付赎回”，改成**每十秒更新一次**。

看的人于是看见，钱一直在付。4:12以后，买单多了起来。套利的人算得很快：0.981买进，两天之内拿回1.000，年化收益写出来有点吓人。

## 账

| 项目 | 数额 |
| --- | ---: |
| 当日赎回 | 18.4亿美元 |
| 占流通 | 4.1% |
| 动用备用额度 | 0 |
| 付出现金与到期票据 | 18.4亿美元 |
| 最低价卖出者的损失 | 约1,100万美元 |

5:03，价格回到0.999，前后九十七分钟。正式声明5:40发出，一共三百字，写得很周全，只是已经没有人需要它了。

<blockquote class="pull"><p>恐慌的时候，人不读声明，人看数字动不动。</p></blockquote>

发行人后来没有奖励那位值班员，也没有批评她。页面的更新间隔留在了十秒。她自己说的是：恐慌的时候，人不读声明，人看数字动不动。`,
    },
    en: {
      title: 'Ninety-seven minutes off the peg',
      summary:
        'A bank’s maintenance notice sent a stablecoin to 98.1 cents. The issuer never drew on its standby line. It had someone on duty who could type.',
      body: `At 3:08 on Thursday afternoon, New York time, a reserve bank put a notice on its website. Owing to maintenance early on Saturday, “outgoing payments will be suspended”. It was routine. There is one every three months.

At 3:21 an account posted a picture of it from which the words “early on Saturday” had been cut. The first large sell order appeared at 3:26.

<figure class="chart" data-kind="line" data-unit="$" data-highlight="5"><figcaption>Figure 1. The price of a dollar stablecoin<small>US dollars; ten-minute averages, weighted over five venues</small></figcaption><table><thead><tr><th>Time</th><th>Price</th></tr></thead><tbody><tr><td>15:20</td><td>1.000</td></tr><tr><td>15:30</td><td>0.997</td></tr><tr><td>15:40</td><td>0.993</td></tr><tr><td>15:50</td><td>0.988</td></tr><tr><td>16:00</td><td>0.984</td></tr><tr><td>16:10</td><td>0.981</td></tr><tr><td>16:20</td><td>0.986</td></tr><tr><td>16:30</td><td>0.991</td></tr><tr><td>16:40</td><td>0.995</td></tr><tr><td>16:50</td><td>0.998</td></tr><tr><td>17:00</td><td>0.999</td></tr></tbody></table></figure>

## Around the bottom

The issuer’s duty officer noticed the price at 3:58. She did not write a statement, since statements pass through four people. She did something quicker. The redemptions page had a figure for “paid so far” that was updated every ten minutes. She set it to **every ten seconds**.

Anyone watching could now see that the money was going out. From 4:12 there were buyers. Arbitrageurs are quick at sums: buy at 0.981, have 1.000 back in two days. Written as an annual rate it looks alarming.

## The account

| Item | Amount |
| --- | ---: |
| Redeemed on the day | $1.84bn |
| Share of circulation | 4.1% |
| Standby line used | 0 |
| Paid from cash and maturing bills | $1.84bn |
| Lost by those who sold lowest | About $11m |

At 5:03 the price was back at 0.999, ninety-seven minutes after the first sale. The formal statement came out at 5:40. It was thorough, and nobody needed it any longer.

<blockquote class="pull"><p>People in a panic don’t read statements. They look to see if the number is moving.</p></blockquote>

The issuer neither rewarded the duty officer nor reproached her. The page still updates every ten seconds. Her own account of it is brief: “People in a panic don’t read statements. They look to see if the number is moving.”`,
    },
  },
  {
    hoursAgo: 110,
    author: 'gu-beichen',
    category: 'data',
    labels: [3, 10],
    topics: [2],
    zh: {
      title: '客户端份额是怎么猜出来的',
      summary: '没有人知道准确数字。三种猜法相差最多九个百分点，我们把差别留在表里。',
      body: `“以太坊最大执行客户端占52%。”这句话我们写过很多次，每一次都略去了半句：**据估计**。

验证者不会在区块里写明自己用的是什么软件。份额是猜的，一共三种猜法。

## 三种猜法

1. **看握手**。爬虫连上节点，节点会报自己的名字。毛病是家用节点多、大户少，大户躲在防火墙后面；
2. **看指纹**。不同客户端打包区块的习惯不同，用统计方法分类。毛病是客户端一升级，指纹就变；
3. **问**。给运营者发问卷。毛病是愿意回答的人，往往正是换过客户端的人。

| 客户端 | 握手 | 指纹 | 问卷 |
| --- | ---: | ---: | ---: |
| 第一 | 55% | 52% | 46% |
| 第二 | 24% | 27% | 31% |
| 第三 | 12% | 12% | 13% |
| 其余 | 9% | 9% | 10% |

我们采用指纹法，因为它按区块计，大户逃不掉。判断的核心只有几行：

~~~ts
export function share(blocks: { guess: string; confidence: number }[], client: string): number {
  const sure = blocks.filter((b) => b.confidence >= 0.9);
  return sure.filter((b) => b.guess === client).length / sure.length;
}
~~~

注意第一行：\`confidence\`（置信度）不到0.9的区块被丢掉了，上个月丢掉的占**18%**。如果丢掉的恰好集中在某一个客户端，52%就不对。

## 为什么还要写

因为三分之二这条线实在要紧。一个客户端若超过66.7%，它的错误就可能被全网当成正确。三种猜法里最高的一种也只有55%，离线还远，这才是那句话真正想说的。

等哪一天三种猜法里有一种越过了60%，我们会把“据估计”三个字写回去，并且加粗。`,
    },
    en: {
      title: 'How client shares are guessed',
      summary:
        'Nobody has the exact figure. Three methods differ by up to nine points, and we leave the difference in the table.',
      body: `“Ethereum’s largest execution client has 52%.” We have written that many times, and each time left out two words: **an estimated**.

Validators do not write the name of their software in a block. Shares are guessed, and there are three ways of guessing.

## Three ways

1. **Shake hands.** A crawler connects, and the node gives its name. This finds many home machines and few large operators, who sit behind firewalls.
2. **Take fingerprints.** Clients pack blocks differently and can be sorted statistically. But whenever one is upgraded its fingerprint changes.
3. **Ask.** Send operators a questionnaire. Those who reply tend to be those who have switched.

| Client | Handshake | Fingerprint | Survey |
| --- | ---: | ---: | ---: |
| First | 55% | 52% | 46% |
| Second | 24% | 27% | 31% |
| Third | 12% | 12% | 13% |
| Others | 9% | 9% | 10% |

We use fingerprints. They count by the block, so that large operators cannot escape. The heart of it is a few lines.

~~~ts
export function share(blocks: { guess: string; confidence: number }[], client: string): number {
  const sure = blocks.filter((b) => b.confidence >= 0.9);
  return sure.filter((b) => b.guess === client).length / sure.length;
}
~~~

Look at the first of them. Blocks with a \`confidence\` below 0.9 are thrown away, and last month that was **18%**. If those happened to belong mainly to one client, 52% is wrong.

## Why print it at all?

Because the two-thirds line matters so much. Above 66.7%, one client’s mistake may become the network’s truth. The highest of the three guesses is 55%, still a good way short. That is what the sentence is really for.

The day any of the three passes 60% we shall put “an estimated” back, in bold.`,
    },
  },
  {
    hoursAgo: 158,
    author: 'shen-yanzhi',
    category: 'research',
    labels: [1, 2],
    topics: [1],
    zh: {
      title: '96、94、91：抵押折扣率的三个台阶',
      summary: '为什么是三档，为什么是这三个数。一张可以照着算的表。',
      body: `清算所把链上国债按剩余期限分成三档：三个月以内按96%计值，一年以内94%，两年以内91%。两年以上不收。

这三个数不是拍出来的，至少不全是。

## 一条公式，三个输入

折扣等于三样东西相加：

- **价格风险**：持有期内最坏的一天会跌多少；
- **流动性**：卖掉要让多少价；
- **链的风险**：这段时间里链停了、合约出错了怎么办。

| 剩余期限 | 价格风险 | 流动性 | 链的风险 | 合计 | 进位 |
| --- | ---: | ---: | ---: | ---: | ---: |
| 3个月 | 0.3% | 1.4% | 2.0% | 3.7% | 4% |
| 1年 | 1.1% | 2.2% | 2.0% | 5.3% | 6% |
| 2年 | 2.4% | 3.9% | 2.0% | 8.3% | 9% |

前两列来自市场，三年数据，取最坏的百分之一。第三列是2.0%，不论期限，一律2.0%。

## 2.0%从哪里来

我问过参与制定的两个人，答案一致：**商量出来的**。有人提3%，有人提1%。最后取2%，理由是链停六个小时，国债最多跌这么多。

六个小时又是从哪里来的？是历史上停得最久的一次，再翻一倍。

<aside class="figure-note"><strong>2.0%</strong> 三个输入里，唯一商量出来的数</aside>

换句话说，同一张国债，放在链上比放在托管行多打两个点的折。一亿美元的抵押品，就是两百万。这两百万不是成本，是押着不能动的钱。按4%计息，一年八万。

它便宜不便宜，要看夜里两点你需不需要它。`,
    },
    en: {
      title: '96, 94, 91: three steps in a haircut',
      summary: 'Why three bands, and why these three numbers. With a table you can work from.',
      body: `The clearing house values tokenised Treasuries in three bands by time to maturity: 96% within three months, 94% within a year, 91% within two. Beyond that it will not take them.

The numbers were not plucked from the air, or not entirely.

## One sum, three parts

A haircut adds up three things.

- **Price**: how far it might fall on the worst day of the holding period;
- **Liquidity**: what you must concede in order to sell;
- **Chain**: what if the network stops, or a contract fails, in the meantime?

| Maturity | Price | Liquidity | Chain | Sum | Rounded up |
| --- | ---: | ---: | ---: | ---: | ---: |
| 3 months | 0.3% | 1.4% | 2.0% | 3.7% | 4% |
| 1 year | 1.1% | 2.2% | 2.0% | 5.3% | 6% |
| 2 years | 2.4% | 3.9% | 2.0% | 8.3% | 9% |

The first two columns come from the market: three years of data, worst one per cent. The third is 2.0% at every maturity.

## Where 2.0% comes from

I asked two of the people who set it, and they agree. **It was negotiated.** One side said 3%, another 1%. They took 2%, on the ground that this is the most a Treasury could fall if the chain stopped for six hours.

And six hours? The longest stoppage on record, doubled.

<aside class="figure-note"><strong>2.0%</strong> the only one of the three that was bargained over</aside>

So the same security is marked down two points more on chain than at a custodian. On $100m of collateral that is $2m. It is not a cost but money that must stand still. At 4%, standing still costs $80,000 a year.

Whether that is cheap depends on what you need at two in the morning.`,
    },
  },
  {
    hoursAgo: 220,
    author: 'data-desk',
    category: 'data',
    labels: [4, 13],
    zh: {
      title: '二十一个格子，正在填最后一格',
      summary: '超过95%的比特币已经挖出来了。剩下的，要挖到二十二世纪中叶。',
      body: `我们在数据页画了二十一个格子，一格一百万枚。二十格已经填满，第二十一格刚填了一角。

## 怎么算的

比特币每21万个区块减半一次，每次减半之后，单块奖励是前一次的一半。把每一段加起来：

~~~ts
export function supplyAt(height: number): number {
  let supply = 0;
  let reward = 50;
  for (let start = 0; start < height; start += 210_000) {
    supply += Math.min(210_000, height - start) * reward;
    reward /= 2;
  }
  return supply;
}
~~~

这个算法略去了几处零头：早期有矿工少领过奖励，也有几枚币因为程序错误永远拿不出来。误差不到万分之一，不影响格子。

## 剩下的怎么出

| 时段 | 出多少（万枚） | 占2024年减半时的剩余 |
| --- | ---: | ---: |
| 2024年减半后的四年 | 约66 | 一半 |
| 再四年 | 约33 | 四分之一 |
| 再四年 | 约16 | 八分之一 |
| 其后一百多年 | 约16 | 八分之一 |

也就是说，**最后那十六万枚，要用一个世纪**。到那时，矿工的收入几乎全来自手续费。现在手续费占收入的2.3%，够不够，是另一个问题，而且离现在还早。

## 有多少是真的能用

挖出来不等于能用。据不同估计，永远丢失的在三百万到四百万枚之间。我们没有在格子上画出来，因为没有人知道该涂黑哪几格。`,
    },
    en: {
      title: 'Twenty-one squares, and the last one is filling',
      summary:
        'More than 95% of all bitcoin has been mined. The rest will take until the middle of the next century.',
      body: `Our data page has a row of twenty-one squares, each standing for a million bitcoin. Twenty are filled, and only a corner of the last one is.

## The sum

Bitcoin’s reward halves every 210,000 blocks. Add the stretches together.

~~~ts
export function supplyAt(height: number): number {
  let supply = 0;
  let reward = 50;
  for (let start = 0; start < height; start += 210_000) {
    supply += Math.min(210_000, height - start) * reward;
    reward /= 2;
  }
  return supply;
}
~~~

It leaves out some odds and ends. Early on a few miners claimed less than they were due, and some coins were put out of reach by a bug. The error is under one part in ten thousand and does not show in the squares.

## How the rest arrives

| Period | Coins | Share of what was left at the 2024 halving |
| --- | ---: | ---: |
| Four years from the 2024 halving | About 660,000 | Half |
| Four more | About 330,000 | A quarter |
| Four more | About 160,000 | An eighth |
| The century after | About 160,000 | An eighth |

**The last 160,000 coins will take a hundred years.** By then miners will live almost wholly on fees. Fees are 2.3% of their income today. Whether that can ever be enough is another question, and there is time to ask it.

## How much can be used?

A coin that has been mined is not always a coin that can be spent. Estimates of those lost for good run from three to four million. They are not on our squares, because nobody knows which to black out.`,
    },
  },
  {
    hoursAgo: 76,
    author: 'gu-beichen',
    category: 'research',
    labels: [7],
    zh: {
      title: '证明一个区块要多少焦耳',
      summary: '四块显卡，十一秒，6.4千焦。换成日常的说法，是烧开一小杯水的五分之一。',
      body: `某研究小组日前公布，用四块消费级显卡在11秒内证明了一个以太坊区块，耗电约6.4千焦。这是什么概念？把一杯90毫升的水从室温烧到沸腾，大约要30千焦。也就是说，**证明一个区块，大致等于把这杯水加热五分之一**。

## 为什么改用焦耳

从前比的是秒。秒很容易买到：多插几块卡就行。焦耳买不到，它只跟算法和芯片有关。

标准工作组的计量草案因此建议用“每焦耳约束数”，并且要求同时公布两个数：

- 峰值，跑得最快的那一刻；
- 持续一小时的平均，机房热起来以后的样子。

| 方案 | 用时 | 峰值功率 | 总能耗 | 一小时后变慢 |
| --- | ---: | ---: | ---: | ---: |
| 八块卡（前纪录） | 10秒 | 1.3kW | 13.0kJ | 22% |
| 四块卡 | 11秒 | 0.58kW | 6.4kJ | 9% |
| 专用板（样机） | 14秒 | 0.12kW | 1.7kJ | 3% |

第三行是一家厂商的样机，未经他人复核，列出来只作参考。三号机房研究组正在复核，结果出来我们会更新这张表。

## 谁来付电费

每天7,200个区块，每块6.4千焦，一年约4,700度电，一户人家的用量。全世界只要有一个人肯证明，其他人就可以只花毫秒验证。

问题是，谁愿意当那一个人？目前的答案是**没有人常年愿意**，所以才会有证明市场，上季度均价每份0.3美分。那个价钱不够付显卡的折旧，但够付电费，还能剩一点。`,
    },
    en: {
      title: 'How many joules to prove a block?',
      summary:
        'Four graphics cards, eleven seconds, 6.4 kilojoules: about a fifth of what it takes to boil a small cup of water.',
      body: `A research group reports that four consumer graphics cards have proved an Ethereum block in eleven seconds, using about 6.4 kJ. To bring 90 millilitres of water from room temperature to the boil takes about 30. **Proving a block, then, gets you a fifth of the way to a small cup of tea.**

## Why joules

We used to compare seconds. But seconds can be bought by plugging in more cards. Joules cannot. They depend on the algorithm and the chip.

The draft standard therefore proposes constraints per joule, and asks for two figures:

- the peak, at the fastest moment;
- an average over an hour, once the room has warmed up.

| Set-up | Time | Peak power | Energy | Slower after an hour |
| --- | ---: | ---: | ---: | ---: |
| Eight cards, the old record | 10 s | 1.3 kW | 13.0 kJ | 22% |
| Four cards | 11 s | 0.58 kW | 6.4 kJ | 9% |
| A dedicated board, prototype | 14 s | 0.12 kW | 1.7 kJ | 3% |

The third is a maker’s prototype, not yet checked by anyone else, and is listed for interest. Machine Hall Three is checking it. We will update the table.

## Who pays for the electricity?

At 7,200 blocks a day and 6.4 kJ each, a year comes to about 4,700 kWh, which is one household. If one person in the world will prove, everyone else can verify in milliseconds.

Who will be that person? So far the answer is that **no one will, year in and year out**. Hence proof markets, where last quarter’s average price was 0.3 cents. That does not cover the cards’ depreciation. It does cover the power, with a little over.`,
    },
  },
];
