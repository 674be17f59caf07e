import type { ArticleSeed } from '@/backend/seed/types';

export const marginAtTwo: ArticleSeed = {
  hoursAgo: 3,
  author: 'shen-yanzhi',
  category: 'depth',
  labels: [1, 2, 18],
  topics: [1],
  zh: {
    title: '把国债搬上链之后，谁在半夜两点补保证金',
    summary: '清算不再等银行开门，交易台的作息先变了。我们跟着三个做市团队熬了四个晚上。',
    body: `2:11，值班的人把泡面推到一边。屏幕右上角的数字从101.3%变成99.8%，下面多出一行字：剩余处理时间00:30:00。他没有说话，先看墙上的钟，再看另一块屏幕上的钟。两只钟差了不到一秒，他这才开始打电话。

十八个月前，这样的通知要等到早上九点。国债没有夜里的价格，银行没有夜里的柜台，风险到了半夜便自己歇下。如今代币化的短期国债每天有24小时报价，清算合约便有24小时的理由来要钱。国债还是那张国债，票息一厘没多，变的是它在夜里也醒着。

过去四个晚上，我们坐在三个做市团队的值班室里。一家在上海，九个人；一家在新加坡，五个人；还有一家，夜班只有一个人和一只会响的音箱。他们同意公开通知记录，条件是不写名字。

## 最忙的两个小时

三家一共给了92天、417条追加保证金通知。按小时排开，最高的两根柱子在凌晨两点到四点。

<aside class="figure-note"><strong>20%</strong> 通知落在02:00–04:00</aside>

<figure class="chart" data-kind="bars" data-unit="%" data-highlight="2,3"><figcaption>图1 追加保证金通知的时间分布<small>占全天比例，%；样本为三个交易台92天、417条记录，北京时间</small></figcaption><table><thead><tr><th>时</th><th>占比</th></tr></thead><tbody><tr><td>00</td><td>4</td></tr><tr><td>01</td><td>5</td></tr><tr><td>02</td><td>11</td></tr><tr><td>03</td><td>9</td></tr><tr><td>04</td><td>6</td></tr><tr><td>05</td><td>3</td></tr><tr><td>06</td><td>2</td></tr><tr><td>07</td><td>2</td></tr><tr><td>08</td><td>3</td></tr><tr><td>09</td><td>4</td></tr><tr><td>10</td><td>5</td></tr><tr><td>11</td><td>4</td></tr><tr><td>12</td><td>3</td></tr><tr><td>13</td><td>4</td></tr><tr><td>14</td><td>5</td></tr><tr><td>15</td><td>4</td></tr><tr><td>16</td><td>3</td></tr><tr><td>17</td><td>3</td></tr><tr><td>18</td><td>4</td></tr><tr><td>19</td><td>4</td></tr><tr><td>20</td><td>4</td></tr><tr><td>21</td><td>3</td></tr><tr><td>22</td><td>3</td></tr><tr><td>23</td><td>2</td></tr></tbody></table></figure>

这两个小时，纽约的下午正在收尾，亚洲还没有人上班。报价的人少，一笔两千万美元的卖单就能把价格推开七八个基点。折扣率按报价算，报价一动，抵押品便“缩水”——其实谁也没有亏钱，只是这会儿没人肯按白天的价钱买它。

清算规则对此的说明只有三行。第一行说抵押品按“最近可成交价”计值，第二行说不足100%即发通知，第三行说时限30分钟。没有一行提到夜里。

## 三十分钟里发生了什么

我们按住秒表，记下了其中一次：

1. 00:00 通知到达。音箱响，值班的人确认不是误报；
2. 01:40 打给资金岗。对方在睡觉，响到第六声接起；
3. 04:10 算缺口：需补212万美元，备用金在一只T+1的货币基金里，夜里赎不出来；
4. 09:30 改从另一个策略的抵押品里挪。要两个人签名，第二个人在地铁上，没有信号；
5. 17:50 第二个签名到了；
6. 19:20 转入，等确认；
7. 21:05 比例回到101.1%，通知撤销。

一共二十一分零五秒，合格。但是“挪”这个动作，让另一个策略在之后四十分钟里少了一层垫子。那一晚，所幸没有第二条通知。

<blockquote class="pull"><p>市场没有变得更危险，只是危险不再按上班时间来了。</p></blockquote>

“市场没有变得更危险，只是危险不再按上班时间来了。”上海那家的交易主管说这话时是早上七点，他刚把夜班的交接单签完，准备去送孩子。

## 备用金换到哪里去了

解决的办法没有听上去那么复杂。三家各走了一条路，账都算得很清楚。

| 团队 | 做法 | 每年多花 | 夜间通知平均处理 |
| --- | --- | ---: | ---: |
| 上海 | 备用金由T+1货币基金换成可即时赎回的链上份额 | 收益少0.18个百分点，约31万美元 | 6分20秒 |
| 新加坡 | 与一家银行签夜间透支额度 | 承诺费22万美元 | 9分45秒 |
| 单人夜班 | 把目标比例由102%提到106% | 占用资金的成本约19万美元 | 通知减少七成 |

第三家没有缩短处理时间，它只是让音箱少响。那位独自值夜的人说，他算过，4个百分点的垫子就是他的睡眠，“比请第二个人便宜”。

有意思的是，三种办法花的钱在同一个量级，约19万到31万美元。这大概就是一张国债“醒着”的价格。链上国债的宣传页从来只写票息，没有一家把这笔钱写进去。

## 清算所的四十五分钟

清算所不是没有看见。在最新公布的延长方案里，准入的做市商由7家增至12家，凌晨发出的通知，时限由30分钟放宽到45分钟。

多出来的15分钟，三家的反应各不相同。新加坡的团队说够了，银行的夜间专线平均要接通11分钟。上海的团队说用不上。独自值夜的那位想了一会儿，说他担心的是另一件事：时限放宽，意味着清算所也多承担15分钟的敞口，“它总要从别处找回来”。

他说得不错。方案附录的第六页，凌晨时段的折扣率上限由96%调为95.5%。正文里没有提。

## 红字冲销

第四个晚上没有通知。三点一刻，值班的人把前三晚的记录打印出来，用红笔在其中一条旁边写了“冲”字：那条通知的起因是报价源停了八秒，价格跳了一下又回来。按规则不算误报，钱照补，四十分钟后又照退。

我们问他，这一进一出，谁亏了。他说谁也没亏，就是三个人没睡。

天亮以后，国债的价格回到了它白天该有的样子，好像夜里什么也没有发生。交接单上写着：无异常。`,
  },
  en: {
    title: 'When Treasuries move on chain, who answers the margin call at two in the morning?',
    summary:
      'Clearing no longer waits for the bank to open, and trading desks were the first to lose sleep over it. We sat up four nights with three market makers.',
    body: `At 2:11 the man on duty pushes his noodles aside. The figure at the top right of his screen has gone from 101.3% to 99.8%, and a line has appeared beneath it: time remaining 00:30:00. He says nothing. He looks at the clock on the wall, then at the clock on another screen. They are less than a second apart. Only then does he pick up the phone.

Eighteen months ago a call like this would have waited until nine. Treasuries had no price at night and banks had no counter, so risk went to bed with everyone else. Today tokenised bills are quoted around the clock, which gives a clearing contract twenty-four hours in which to ask for money. The bill is the same bill, and it pays no more interest. It has merely stopped sleeping.

We spent four nights in the duty rooms of three market-making teams. One is in Shanghai and has nine people. One is in Singapore and has five. The third has, for its night shift, one man and a loudspeaker. They let us publish their records on condition that we left out their names.

## The two busiest hours

Between them the three supplied 92 days and 417 margin calls. Arranged by the hour, the two tallest bars stand between two and four in the morning.

<aside class="figure-note"><strong>20%</strong> of calls come between 02:00 and 04:00</aside>

<figure class="chart" data-kind="bars" data-unit="%" data-highlight="2,3"><figcaption>Figure 1. When margin calls arrive<small>% of the day’s total; 417 calls at three desks over 92 days, Beijing time</small></figcaption><table><thead><tr><th>Hour</th><th>Share</th></tr></thead><tbody><tr><td>00</td><td>4</td></tr><tr><td>01</td><td>5</td></tr><tr><td>02</td><td>11</td></tr><tr><td>03</td><td>9</td></tr><tr><td>04</td><td>6</td></tr><tr><td>05</td><td>3</td></tr><tr><td>06</td><td>2</td></tr><tr><td>07</td><td>2</td></tr><tr><td>08</td><td>3</td></tr><tr><td>09</td><td>4</td></tr><tr><td>10</td><td>5</td></tr><tr><td>11</td><td>4</td></tr><tr><td>12</td><td>3</td></tr><tr><td>13</td><td>4</td></tr><tr><td>14</td><td>5</td></tr><tr><td>15</td><td>4</td></tr><tr><td>16</td><td>3</td></tr><tr><td>17</td><td>3</td></tr><tr><td>18</td><td>4</td></tr><tr><td>19</td><td>4</td></tr><tr><td>20</td><td>4</td></tr><tr><td>21</td><td>3</td></tr><tr><td>22</td><td>3</td></tr><tr><td>23</td><td>2</td></tr></tbody></table></figure>

In those hours New York’s afternoon is winding down and Asia has not come to work. So few people are quoting that a $20m sale can move the price by seven or eight basis points. Haircuts follow quotes, so when the quote moves the collateral “shrinks”. Nobody has lost anything. It is just that no one awake will pay the daytime price.

The clearing rules give this three lines. The first values collateral at the “last executable price”. The second issues a call below 100%. The third allows 30 minutes. None of them mentions night.

## What happens in thirty minutes

We held a stopwatch to one of them.

1. 00:00 The call arrives. The speaker sounds; the man on duty checks that it is not a false alarm.
2. 01:40 He rings treasury. Treasury is asleep, and answers at the sixth ring.
3. 04:10 They work out the shortfall: $2.12m. The reserve sits in a T+1 money fund and cannot be redeemed at night.
4. 09:30 They decide to borrow from another strategy’s collateral. That takes two signatures. The second signatory is on the underground, without a signal.
5. 17:50 The second signature arrives.
6. 19:20 The transfer goes out and waits for confirmation.
7. 21:05 The ratio is back at 101.1% and the call is withdrawn.

Twenty-one minutes and five seconds: a pass. But the borrowing left another strategy short of a cushion for the next forty minutes. Luckily there was no second call that night.

<blockquote class="pull"><p>The market hasn’t become more dangerous. The danger has just stopped keeping office hours.</p></blockquote>

“The market hasn’t become more dangerous. The danger has just stopped keeping office hours.” The head of trading in Shanghai said this at seven in the morning. He had just signed the night’s handover sheet and was off to take his child to school.

## Where the reserves went

The remedies are less exotic than they sound. Each desk chose a different one, and each knows exactly what it costs.

| Desk | Remedy | Annual cost | Average overnight response |
| --- | --- | ---: | ---: |
| Shanghai | Moved reserves from a T+1 money fund to on-chain shares redeemable at once | 0.18 points of yield, about $310,000 | 6 min 20 s |
| Singapore | Arranged an overnight overdraft with a bank | $220,000 commitment fee | 9 min 45 s |
| One-man shift | Raised its target ratio from 102% to 106% | About $190,000 in tied-up funds | 70% fewer calls |

The third has not become any faster. It has made the loudspeaker quieter. The man who sits beside it has done the sum: four points of cushion are his sleep, and “cheaper than hiring a second person”.

What is striking is that the three bills are of one order, from about $190,000 to $310,000. That, more or less, is the price of a Treasury bill that stays awake. Brochures for tokenised Treasuries quote the yield. We have yet to see one that quotes this.

## The clearing house’s forty-five minutes

The clearing house has noticed. Under its newly extended pilot, the number of market makers admitted rises from seven to twelve, and calls issued overnight allow 45 minutes instead of 30.

The three desks take the extra quarter of an hour differently. Singapore says it is enough: its bank’s night line takes eleven minutes, on average, to answer. Shanghai says it will not need it. The man on his own thought for a while and said he worried about something else. A longer limit means the clearing house carries the exposure for 15 minutes more, and “it will want that back from somewhere”.

He is right. On the sixth page of the appendix, the overnight ceiling on collateral value goes from 96% to 95.5%. The main text does not mention it.

## A correction in red

On the fourth night there were no calls. At a quarter past three the man on duty printed the log of the previous three and wrote “reversed” in red beside one entry. A price feed had stopped for eight seconds, and the price had jumped and come back. Under the rules that is not a false alarm. The money went in, and forty minutes later it came out.

We asked who had lost by it. Nobody, he said. Three people had been woken up.

By daylight the bill was trading where a bill should trade, as though there had been no night at all. The handover sheet read: nothing unusual.`,
  },
};
