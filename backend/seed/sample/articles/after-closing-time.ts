import type { ArticleSeed } from '@/backend/seed/types';

export const afterClosingTime: ArticleSeed = {
  hoursAgo: 7,
  author: 'lu-tingchao',
  category: 'depth',
  labels: [1, 18],
  topics: [6],
  region: 'hk',
  zh: {
    title: '代币化存款走出沙盒，最难改的是收市时间',
    summary: '六个项目转入常设安排。三家银行的结算主管说了同一句话：技术去年就好了，下班时间到今天还没谈拢。',
    body: `香港一家银行的结算部在二十三楼，窗外是海，窗内是一面墙的钟。十二只钟里有一只停了，停在18:30，没有人去换电池。结算主管说，那是他们从前的收市时间，留着做个纪念。

上周，六个代币化存款项目由沙盒转入常设安排。跨行转移单笔上限五千万港元，按日复核；各项目须在每日19:00之前，向结算机构报送未了结头寸。文件一共十四页，讲技术的两页，讲时间的六页。

我问了三家银行的结算主管，转正之后最难的是什么。三个人分别在三天里，说了几乎同一句话：**收市时间**。

## 代币没有收市

所谓代币化存款，是把你在银行的存款变成账本上一枚可以转手的凭证。甲银行的客户把它转给乙银行的客户，两家银行之间便多了一笔欠账。客户之间几秒钟就结了，银行之间什么时候结？

沙盒里的答案很简单：当天下班之前，由人对一遍，差额走原来的系统。沙盒里一天最多四十笔，对起来十分钟。

转正第一天，三百一十二笔。其中五十七笔发生在晚上七点以后。

<figure class="chart" data-kind="bars" data-unit="笔" data-highlight="6,7"><figcaption>图1 首个营业日的跨行转移<small>笔；按两小时分段，香港时间；六个项目合计</small></figcaption><table><thead><tr><th>时段</th><th>笔数</th></tr></thead><tbody><tr><td>07–09</td><td>11</td></tr><tr><td>09–11</td><td>62</td></tr><tr><td>11–13</td><td>58</td></tr><tr><td>13–15</td><td>41</td></tr><tr><td>15–17</td><td>49</td></tr><tr><td>17–19</td><td>34</td></tr><tr><td>19–21</td><td>31</td></tr><tr><td>21–23</td><td>26</td></tr></tbody></table></figure>

19:00之后的欠账，要到第二天早上八点半才能用央行货币结清。中间十三个半小时，一家银行在替另一家银行担着风险，利息没有约定，也没有人批过额度。

“从前也有隔夜敞口，”一位主管说，“但从前的敞口是签过字的。现在的敞口，是客户吃完晚饭，用手指头点出来的。”

<aside class="figure-note"><strong>13.5小时</strong> 晚上的欠账要等到早上才能结清</aside>

## 三种下班办法

三家银行现在各有一套办法，彼此都觉得对方的不行。

| 银行 | 19:00之后怎么办 | 代价 |
| --- | --- | --- |
| 甲 | 照收照付，用预存款垫，每晚预存八千万 | 一年利息约二百四十万港元 |
| 乙 | 单笔限一百万，累计三千万即停 | 首周有四个晚上在九点前停了 |
| 丙 | 客户看到“已受理”，早上八点半再入账 | 客服每晚接四十多个电话 |

甲银行的办法最贵，乙银行的最扫兴，丙银行的最老实。丙银行的主管说，他们讨论过按钮上写什么，原先写“已完成”，法务不同意；改成“处理中”，产品部不同意；最后写“已受理”，大家都不满意，于是通过。

## 谁的名字在值班表上

真正谈不拢的，是值班表。

按规定，异常转移须由“合资格人员”判断，可以放行、冻结或者退回。全港持有这个资格的不到二百人，六个项目、九家参与数码债券即日交收的银行，用的差不多是同一批。有人白天在这家做顾问，晚上在那家候命。

> 我在三张值班表上。星期四晚上，三张都有我。那天要是出事，我只能先接最早打来的那个。

说这话的人请求不写姓名。他同时请求我不要写星期四，后来又说，写吧，反正每个星期四都是这样。

小一点的持牌人更难，他们只有两名合规人员，轮不出夜班。有人提议几家合请一班，像医院的联合急诊。这个提议卡在一句话上：甲家的值班员看见了乙家客户的转移，算不算泄露。

## 剩下的柜台

傍晚六点，我在中环一家分行坐了一会儿。柜台还有三个窗口开着，来办事的多是老人和跑单的年轻人。其中一位替公司来取一张盖章的余额证明。

我问他，存款不是已经可以变成代币，随时证明了吗。他说可以，但对方要盖章。

柜台后面的经理告诉我，代币化以后，来柜台的人少了两成，待得却更久。他们来问的问题，是从前没有的：我昨晚转的那一笔，算昨天还是今天？

<blockquote class="pull"><p>昨晚转的那一笔，算昨天，还是今天？</p></blockquote>

这是一个好问题。按账本，算昨天，有时间戳，精确到秒。按结算，算今天，八点半之前都不作数。按利息，两家银行的答案相差一日，一百万港元差一百块上下。经理说，遇到坚持要问清楚的客人，分行会把那一百块补上，记在“杂项”里。

## 一只新的钟

结算主管们正在商量的方案，是增设一节夜间结算，暂定22:30，由结算机构提供一笔有抵押的隔夜流动性。抵押品可以是短期票据，也可以是数码债券——后者的托管记录本来就在链上，夜里也能动。

方案最快下个季度试行。反对的声音主要来自工会，问的是：22:30结算，那么值班的人几点下班，的士费谁出。

这个问题在十四页文件里没有答案。二十三楼的主管说，他准备把墙上那只停了的钟换上电池，调到22:30。

不过要等工会同意。`,
  },
  en: {
    title: 'Tokenised deposits have left the sandbox. The hard part is closing time',
    summary:
      'Six Hong Kong projects are now permanent. Three banks’ heads of settlement say the same thing: the technology was ready last year, and they still cannot agree on when to go home.',
    body: `The settlement department of one Hong Kong bank is on the twenty-third floor. Outside is the harbour. Inside is a wall of clocks. One of the twelve has stopped at 18:30, and nobody has changed the battery. That used to be closing time, says the head of settlement. They keep it as a memento.

Last week six tokenised-deposit projects moved from the sandbox to a permanent footing. Interbank transfers are capped at HK$50m each, reviewed daily, and every project must report its open positions to the settlement body by 19:00. The document runs to fourteen pages. Two concern technology. Six concern time.

I asked the heads of settlement at three banks what was hardest about going permanent. On three separate days they gave me what was very nearly the same answer: **closing time**.

## Tokens do not close

A tokenised deposit is a deposit turned into a claim that can change hands on a ledger. When a customer of Bank A passes one to a customer of Bank B, the first bank owes the second. The customers are square in seconds. When are the banks?

In the sandbox the answer was simple. Before everyone went home, someone checked the list, and the difference went through the old system. There were at most forty transfers a day. It took ten minutes.

On the first day of the new regime there were 312. Fifty-seven came after seven in the evening.

<figure class="chart" data-kind="bars" data-unit="" data-highlight="6,7"><figcaption>Figure 1. Interbank transfers on the first business day<small>Number, by two-hour period, Hong Kong time; six projects</small></figcaption><table><thead><tr><th>Period</th><th>Transfers</th></tr></thead><tbody><tr><td>07–09</td><td>11</td></tr><tr><td>09–11</td><td>62</td></tr><tr><td>11–13</td><td>58</td></tr><tr><td>13–15</td><td>41</td></tr><tr><td>15–17</td><td>49</td></tr><tr><td>17–19</td><td>34</td></tr><tr><td>19–21</td><td>31</td></tr><tr><td>21–23</td><td>26</td></tr></tbody></table></figure>

What is owed after 19:00 cannot be settled in central-bank money until half past eight next morning. For thirteen and a half hours one bank carries another’s risk, at no agreed rate of interest and under no approved limit.

“We always had overnight exposure,” says one of the three. “But somebody had signed for it. This is exposure that a customer creates with one finger, after dinner.”

<aside class="figure-note"><strong>13.5 hours</strong> before an evening’s debt can be settled</aside>

## Three ways of going home

Each bank has found its own arrangement, and each thinks the others’ will not do.

| Bank | After 19:00 | What it costs |
| --- | --- | --- |
| A | Pays and receives as usual, out of HK$80m set aside each night | About HK$2.4m a year in interest |
| B | Caps transfers at HK$1m and stops at HK$30m in all | It stopped before nine on four nights of the first week |
| C | Shows “accepted” and books the transfer at 08:30 | More than forty calls a night to customer service |

A’s is the dearest, B’s the most disappointing and C’s the most honest. C debated what its button should say. It began as “completed”, to which the lawyers objected. They tried “processing”, to which the product team objected. “Accepted” pleased no one, and was therefore adopted.

## Whose name is on the rota

The real sticking point is the rota.

An unusual transfer has to be judged by a “qualified person”, who may release it, freeze it or send it back. Hong Kong has fewer than 200. The six projects, and the nine banks that settle digital bonds on the day of trade, draw on much the same ones. Some advise one firm by day and stand by for another at night.

> I’m on three rotas. On Thursday nights I’m on all three. If something happened, I’d have to take whoever rang first.

The speaker asked me not to give his name. He also asked me not to say Thursday. Later he said I might as well, since every Thursday is like that.

For small licensees it is harder still. With two compliance officers there is no night shift to be made. Someone has proposed that several firms share one, as hospitals share an emergency department. That has stuck on a single sentence: if A’s duty officer sees a transfer by B’s customer, is it a disclosure?

## What is left of the counter

At six in the evening I sat for a while in a branch in Central. Three windows were open. Most of those waiting were elderly, or young people running errands. One had come for his firm, to collect a stamped certificate of balance.

Surely, I said, a deposit can now be a token, provable at any time. It can, he said, but the other side wants a stamp.

The manager told me that since tokenisation a fifth fewer people come to the counter, and those who do stay longer. They bring a question nobody used to ask. The transfer I made last night: was that yesterday, or today?

<blockquote class="pull"><p>The transfer I made last night: was that yesterday, or today?</p></blockquote>

It is a good one. By the ledger it was yesterday, time-stamped to the second. By settlement it is today, since nothing counts before half past eight. By interest, the two banks are a day apart, which on HK$1m is a hundred dollars or so. When a customer insists, says the manager, the branch makes up the hundred and books it under sundries.

## A new clock

The heads of settlement are discussing a night session, provisionally at 22:30, with secured overnight liquidity from the settlement body. Short-dated bills would serve as collateral. So would digital bonds, whose custody records are on chain already and can move at night.

A trial might begin next quarter. Most of the objections come from the union, which asks when the duty officer goes home if settlement is at half past ten, and who pays for the taxi.

The fourteen pages do not say. On the twenty-third floor, the head of settlement means to put a battery in the clock that stopped and set it to 22:30.

He is waiting for the union.`,
  },
};
