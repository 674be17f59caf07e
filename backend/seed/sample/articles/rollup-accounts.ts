import type { ArticleSeed } from '@/backend/seed/types';

export const rollupAccounts: ArticleSeed = {
  hoursAgo: 26,
  author: 'gu-beichen',
  category: 'data',
  labels: [8, 3],
  topics: [4],
  zh: {
    title: '二层网络的账该怎么算：十一家排序器的收支',
    summary: '把十一条链的收支逐笔归类以后，我们发现利润最高的并不是用户最多的，亏得最多的也不是最便宜的。',
    body: `一家二层网络每天做的生意，说到底只有两笔账：向用户收手续费，向主网付数据费和证明费。两边都在链上，谁都可以查。奇怪的是，把它们放进同一张表的人很少。

我们用了三周，把十一家排序器过去十二周的收支逐笔归类。分类规则全部写在文末，欢迎挑错——上个月的版本就被读者挑出过一处，那家网络的毛利因此从91%改成了85%。

## 先说口径

收入只算用户付的手续费，包括基础费和优先费，**不算**代币增值，也不算基金会补贴。支出分四项：数据发布、状态提交、证明验证，以及预言机与跨链消息的固定开销。工资、审计和市场费用不在链上，查不到，所以这里算的是毛利，不是净利。

有三处容易算错，先写在前面：

- 同一家网络可能有好几个批次提交地址，换过合约的，旧地址还会零星付费；
- 主网的数据费以ETH计价，要按付费那一刻的价格折算，不能用日均价；
- 有的网络替用户垫付手续费，垫付的部分收入是零，支出照旧，查询里按\`is_sponsored\`分开。

查询的骨架如下：

~~~sql
SELECT
  r.network,
  DATE_TRUNC('week', t.block_time)            AS week,
  SUM(CASE WHEN t.is_sponsored THEN 0
           ELSE t.fee_paid_eth * p.eth_usd END) AS revenue_usd,
  SUM(t.batch_cost_share_eth * p.eth_usd)     AS cost_usd
FROM rollup_tx t
JOIN rollup r          ON r.id = t.rollup_id
JOIN price_by_minute p ON p.minute = DATE_TRUNC('minute', t.block_time)
WHERE t.block_time >= NOW() - INTERVAL '84 days'
GROUP BY 1, 2;
~~~

## 结果

为免变成广告或讣告，网络以字母代称。

<aside class="figure-note"><strong>14倍</strong> 向用户收的，相当于付给主网的数据费</aside>

<figure class="chart" data-kind="bars" data-unit="万美元" data-highlight="2"><figcaption>图1 十一家二层网络的周均毛利<small>万美元；过去十二周平均，负数为亏损</small></figcaption><table><thead><tr><th>网络</th><th>周均毛利</th></tr></thead><tbody><tr><td>A</td><td>142</td></tr><tr><td>B</td><td>96</td></tr><tr><td>C</td><td>171</td></tr><tr><td>D</td><td>38</td></tr><tr><td>E</td><td>27</td></tr><tr><td>F</td><td>12</td></tr><tr><td>G</td><td>6</td></tr><tr><td>H</td><td>3</td></tr><tr><td>J</td><td>-2</td></tr><tr><td>K</td><td>-5</td></tr><tr><td>L</td><td>-9</td></tr></tbody></table></figure>

按周活跃地址排，A第一，B第二，C只排第五。按毛利排，C第一。差别在优先费：C上有一大批清算和套利程序，肯为了早两百毫秒多付钱。它的收入有63%来自不到四百个地址。

换句话说，A做的是零售，C做的是拍卖。两家的产品名字都叫“区块空间”。

| 网络 | 周活跃地址（万） | 单笔中位手续费 | 前400个地址占收入 | 毛利率 |
| --- | ---: | ---: | ---: | ---: |
| A | 612 | 0.9美分 | 11% | 88% |
| B | 405 | 0.6美分 | 14% | 85% |
| C | 131 | 1.7美分 | 63% | 96% |
| F | 88 | 0.4美分 | 22% | 61% |
| L | 54 | 0.2美分 | 9% | −450% |

## 便宜不是亏损的原因

亏得最多的L，手续费并不是最低的。最低的是K，0.08美分，周均亏5万；L收0.2美分，反而亏9万。

原因在证明。L每小时生成一份有效性证明，不管这一小时里有十二万笔交易还是六千笔。一份证明的成本约500美元。夜里四点到七点，它平均只盖住6,200笔，摊下来每笔8美分，是手续费的四十倍。

L的团队在回信里说，他们知道，也算过改成按笔数触发；没有改，是因为一家大客户的合同里写明了“至多六十分钟最终确认”。

> 我们卖的是六十分钟，不是交易。半夜没有人用，六十分钟也得照卖。

这是一句很好的大实话，值得写进每一家的招股书。

## 谁拿走了剩下的

十一家合计，周均向用户收取571万美元，全部支出92万；其中付给主网的数据费41万，收入大约是它的十四倍。主网数据费降下来以后，省下的钱并没有全部让给用户。过去一年，数据单价降了八成，手续费中位数只降了四成。

剩下的去了哪里？能查到的部分：有三家按季把毛利的一到两成转入公共金库；有一家全额回购自家代币并销毁；其余七家，钱停在排序器的收款地址里，由三到五人的多签管理。

没有一家公布过经审计的利润表。

我们并不认为有人做错了什么。一门毛利率88%的生意，想晚一点让人看见账本，是人之常情。只是它每一笔都写在公开的账上，差的只是有人去加一加。

### 已知的缺口

1. J和K使用替代数据层，其费用按公开报价估算，误差可能达到两成；
2. 排序器自己参与套利的收入不在手续费里，查不到；
3. E在第七周更换过合约，有十一小时数据缺失，按前后均值补足。`,
  },
  en: {
    title: 'How to read a rollup’s books: income and costs at eleven sequencers',
    summary:
      'Once we had sorted every payment on eleven chains, the most profitable turned out not to be the busiest, nor the biggest loss-maker the cheapest.',
    body: `A rollup’s business comes down to two entries. It takes fees from its users, and it pays mainnet for data and proofs. Both are on chain for anyone to see. The odd thing is how seldom they are put in the same table.

We spent three weeks classifying twelve weeks of income and spending at eleven sequencers. All the rules are at the end, and we welcome objections. Readers found a mistake in last month’s version, and one network’s margin went from 91% to 85% as a result.

## Method first

Revenue is the fees users pay, base and priority. It does **not** include the appreciation of tokens or grants from a foundation. Costs come under four heads: publishing data, committing state, verifying proofs, and the fixed expense of price feeds and cross-chain messages. Salaries, audits and marketing are not on chain and cannot be seen. What follows is therefore gross profit, not net.

Three things are easy to get wrong:

- One network may post batches from several addresses, and after a change of contract the old ones go on paying in dribs and drabs;
- Mainnet charges in ether, which has to be converted at the price of that moment and not the day’s average;
- Some networks sponsor their users’ fees. A sponsored transaction, \`is_sponsored\` in the query, earns nothing and costs the same.

Here is the skeleton of the query.

~~~sql
SELECT
  r.network,
  DATE_TRUNC('week', t.block_time)            AS week,
  SUM(CASE WHEN t.is_sponsored THEN 0
           ELSE t.fee_paid_eth * p.eth_usd END) AS revenue_usd,
  SUM(t.batch_cost_share_eth * p.eth_usd)     AS cost_usd
FROM rollup_tx t
JOIN rollup r          ON r.id = t.rollup_id
JOIN price_by_minute p ON p.minute = DATE_TRUNC('minute', t.block_time)
WHERE t.block_time >= NOW() - INTERVAL '84 days'
GROUP BY 1, 2;
~~~

## The result

So that this should be neither an advertisement nor an obituary, networks go by letter.

<aside class="figure-note"><strong>14 to 1</strong> fees charged against data fees paid to mainnet</aside>

<figure class="chart" data-kind="bars" data-unit="$m" data-highlight="2"><figcaption>Figure 1. Gross profit at eleven rollups<small>$m a week; average of the past twelve weeks, losses negative</small></figcaption><table><thead><tr><th>Network</th><th>Weekly gross profit</th></tr></thead><tbody><tr><td>A</td><td>1.42</td></tr><tr><td>B</td><td>0.96</td></tr><tr><td>C</td><td>1.71</td></tr><tr><td>D</td><td>0.38</td></tr><tr><td>E</td><td>0.27</td></tr><tr><td>F</td><td>0.12</td></tr><tr><td>G</td><td>0.06</td></tr><tr><td>H</td><td>0.03</td></tr><tr><td>J</td><td>-0.02</td></tr><tr><td>K</td><td>-0.05</td></tr><tr><td>L</td><td>-0.09</td></tr></tbody></table></figure>

By weekly active addresses A comes first, B second and C fifth. By gross profit C is first. The difference is in priority fees. C is full of liquidation and arbitrage programs that will pay to be 200 milliseconds earlier. Fewer than 400 addresses supply 63% of its income.

A, in other words, runs a shop and C runs an auction. Both call what they sell “block space”.

| Network | Weekly addresses (m) | Median fee | Income from top 400 | Gross margin |
| --- | ---: | ---: | ---: | ---: |
| A | 6.12 | 0.9¢ | 11% | 88% |
| B | 4.05 | 0.6¢ | 14% | 85% |
| C | 1.31 | 1.7¢ | 63% | 96% |
| F | 0.88 | 0.4¢ | 22% | 61% |
| L | 0.54 | 0.2¢ | 9% | −450% |

## Low prices are not why they lose money

L loses the most, but it is not the cheapest. K is, at 0.08 cents, and it loses $50,000 a week. L charges 0.2 cents and loses $90,000.

The reason is proofs. L generates a validity proof every hour, whether that hour held 120,000 transactions or 6,000, and each proof costs about $500. Between four and seven in the morning one covers 6,200 on average. That works out at eight cents apiece, forty times the fee.

L’s team replied that they know. They have costed a switch to proving by count. They have not made it because a large client’s contract promises finality within sixty minutes.

> We sell sixty minutes, not transactions. At night nobody wants them, and we have to sell them all the same.

It is an admirably plain sentence and belongs in every prospectus in the business.

## Who keeps the rest

Together the eleven charge users $5.71m a week and spend $920,000. Of that, $410,000 goes to mainnet for data, so they take in about fourteen times what they pay for it. When mainnet data became cheaper, not all the saving was passed on. Over the past year the unit price of data has fallen by four-fifths and the median fee by two-fifths.

Where did the rest go? As far as we can see, three networks move a tenth or a fifth of gross profit to a public treasury each quarter. One spends all of it buying and burning its own token. At the other seven the money sits at the sequencer’s address, under a multisig of three to five people.

None has published an audited income statement.

We do not suggest that anyone has done wrong. The owner of a business with an 88% margin may be forgiven for being slow to show the books. But every entry is already public. All that was missing was someone to add them up.

### Known gaps

1. J and K use alternative data layers; their costs are estimated from list prices and may be out by a fifth;
2. What sequencers earn by trading on their own account is not a fee, and we cannot see it;
3. E changed contracts in week seven; eleven hours of data are missing and have been filled with the average of the hours on either side.`,
  },
};
