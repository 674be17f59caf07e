import type { ArticleSeed } from '@/backend/seed/types';

/** Governance and policy. */
export const rules: ArticleSeed[] = [
  {
    hoursAgo: 36,
    author: 'xu-wenqiao',
    category: 'policy',
    labels: [6],
    topics: [3],
    zh: {
      title: '两个营业日：我们去三个柜台试了试赎回',
      summary: '条例写着按面值、两个营业日。三家都做到了，只是“一日”从几点算起，各有各的钟。',
      body: `条例二读通过的第二天，我们带着三笔钱，每笔一千个单位，去了三家已经按新规试行的发行人那里，请求赎回。

条文是这样写的：

> 持有人提出赎回的，发行人应当自收到请求之日起两个营业日内，按面值支付，不得以任何名义收取赎回费。

## 三只钟

| 发行人 | 提出 | 到账 | 用时 | 它怎样数 |
| --- | --- | --- | ---: | --- |
| 甲 | 周二10:05 | 周二15:40 | 5小时35分 | 当日不算，两日封顶 |
| 乙 | 周二10:20 | 周四09:12 | 46小时52分 | 收到链上转账才算“收到请求” |
| 丙 | 周二10:40 | 周五11:30 | 72小时50分 | 核对身份完成才算 |

三家都说自己合规，三家也都没有收费。差别全在“收到请求之日”这六个字。丙在周二收到申请，周三才完成身份核对，它从周三起算，周五刚好是第二个营业日。

## “任何名义”

免赎回费的规定执行得很彻底，彻底到有一点好笑。乙从前收五个单位的“链上成本”，现在改由它自己付；甲的页面上原先有一项“加急”，整栏拿掉了，因为律师认为加急费也是费。

丙没有收费，但要求赎回款汇到本人同名账户，而那家银行对入账收十五块。发行人说这不关它的事，银行也这么说。

## 小额的人

经办人员悄悄告诉我们，一千单位是他们见过最小的赎回。真正来赎回的都是百万以上的机构；普通持有人会去市场上卖掉，价差通常不到千分之一。

那么两日赎回的权利，对普通人有什么用？

乙的一位主管想了一个比方：像消防楼梯。平时没有人走，可是**没有它，楼上的人睡不着**。前几天那次97分钟的脱锚，走这道楼梯的有18.4亿，其中不到一万单位的请求有三百多宗，全部在次日付清。`,
    },
    en: {
      title: 'Two business days: we tried redeeming at three counters',
      summary:
        'The bill says at par, within two business days. All three issuers managed it. Each had its own idea of when the first day began.',
      body: `The day after the bill passed its second reading we took three sums of a thousand units each to three issuers already working to the new rules, and asked for our money.

The clause reads:

> Where a holder requests redemption, the issuer shall pay at par within two business days of the day on which the request is received, and shall make no charge for redemption under any name.

## Three clocks

| Issuer | Asked | Paid | Time taken | How it counts |
| --- | --- | --- | ---: | --- |
| A | Tue 10:05 | Tue 15:40 | 5 h 35 min | From the next day, two days at most |
| B | Tue 10:20 | Thu 09:12 | 46 h 52 min | “Received” when the tokens arrive on chain |
| C | Tue 10:40 | Fri 11:30 | 72 h 50 min | “Received” when identity has been checked |

All three say they comply, and none charged a fee. The whole difference lies in “the day on which the request is received”. C had our form on Tuesday and finished checking who we were on Wednesday. Counting from there, Friday is the second business day.

## Under any name

The ban on fees has been obeyed to the point of comedy. B used to charge five units for “chain costs” and now pays them itself. A’s page once offered an “express” option. The entire column is gone, since its lawyers concluded that a fee for haste is a fee.

C charged nothing, but pays only into an account in the holder’s own name, at a bank that takes fifteen for receiving it. That is not our affair, says the issuer. The bank says the same.

## Small holders

The clerks told us quietly that a thousand units was the smallest redemption they had seen. Those who come are institutions with a million or more. Ordinary holders sell in the market, usually for less than a tenth of a per cent.

What use, then, is a right to redeem in two days?

A manager at B compared it to a fire escape. Nobody uses it, but **nobody upstairs could sleep without it**. When a coin lost its peg for 97 minutes, $1.84bn went down those stairs. More than 300 of the requests were for under 10,000 units. All were paid by the next day.`,
    },
  },
  {
    hoursAgo: 205,
    author: 'xu-wenqiao',
    category: 'governance',
    labels: [15],
    topics: [9],
    zh: {
      title: '提案押金涨到五万枚以后',
      summary: '三分之一的草案撤了。撤掉的未必是坏的，留下的也未必是好的。',
      body: `某协议上个月把提案押金由五千枚提到五万枚，按当时价格大约九千美元。提案通过退还，不足法定人数没收。第二天，论坛里三十三份草案撤回了十一份。

支持者说，这是洗掉灌水。我把撤回的十一份与留下的二十二份都读了一遍。

## 撤了什么

- 七份出自同一位受托人，内容是更换七个部门的负责人，措辞只差名字；
- 两份是用户写的，一份要求修好导出报表的时区，一份要求公布审计费用；
- 一份是玩笑；
- 一份是**反对提高押金**。

灌水确实洗掉了，时区也洗掉了。报表里的时间至今比实际早八个小时。

## 留了什么

留下的二十二份，提案人平均持币一百三十万枚。其中十九份与拨款有关，拨款对象与提案人有公开关联的，我数出八份。

押金挡住的是没有钱的人，不是没有道理的人。两者有重叠，但不是一回事。

## 一个折中

有人提出，押金可以由别人代付，代付的人签名即可，额度一枚起。这样，五万枚可以由两百个人凑。时区那份草案因此又回到了论坛，标题后面写着：**已筹31,400/50,000。**

代付者名单很长，我看了看，金额多在一百枚上下，留言最多的一句是“我也看不懂那个报表”。`,
    },
    en: {
      title: 'After the deposit went to fifty thousand',
      summary:
        'A third of the drafts were withdrawn. Those that went were not all bad, nor are those that stayed all good.',
      body: `Last month a protocol raised the deposit for a proposal from 5,000 tokens to 50,000, or about $9,000. It comes back if the proposal passes, and is forfeit if there is no quorum. Next day eleven of the forum’s 33 drafts had gone.

Supporters called it clearing out the spam. I have read the eleven that went and the 22 that stayed.

## What went

- Seven by one delegate, to replace the heads of seven departments, identical but for the names;
- Two by users, one asking that the time zone in exported reports be fixed, one asking what audits had cost;
- One joke;
- One **opposing the higher deposit**.

The spam did go. So did the time zone. Reports are still eight hours out.

## What stayed

The authors of the 22 hold 1.3m tokens on average. Nineteen ask for money. In eight, by my count, the recipient has a public connection with the proposer.

A deposit keeps out people without money, not people without a case. The two groups overlap but are not the same.

## A compromise

Someone has suggested that others be allowed to put up the deposit, from one token each, by signing for it. Two hundred people could then raise fifty thousand. The time-zone draft is back on the forum as a result. After its title it now says: **31,400 of 50,000 pledged.**

The list of pledges is long. Most are for about a hundred tokens, and the commonest comment is “I can’t make sense of that report either”.`,
    },
  },
  {
    hoursAgo: 560,
    author: 'xu-wenqiao',
    category: 'governance',
    labels: [15],
    topics: [9],
    zh: {
      title: '受托人的缺席表',
      summary: '四十位受托人，一年一百零八次投票。缺席最多的人，得到的委托反而涨了。',
      body: `我把某协议前四十位受托人一年的投票记录抄成一张表，一百零八列，四十行，到场画圈，缺席画叉。

抄完发现，最右边应该再加一列：委托量的增减。加上之后，表就变得难看了。

| 缺席率 | 人数 | 平均委托变化 |
| --- | ---: | ---: |
| 0—10% | 9 | −6% |
| 10—30% | 14 | −2% |
| 30—60% | 11 | +3% |
| 60%以上 | 6 | +19% |

## 为什么会反过来

我写信问了二十位委托人，回信十二封。理由可以归为三种：

1. 看名气，不看记录（七封）；
2. 委托之后就没有再看过（四封）；
3. “他不投票，至少不会投错。”（一封）

第三种并非全无道理。缺席最多的六位，确实没有一次投给事后被证明有问题的提案，因为他们几乎没有投。

## 勤快的人为什么掉

九位几乎全勤的受托人，委托量平均少了6%。其中一位说，每投一次票就得罪一批人，投一百零八次，得罪的人够组成一个新的协议。

她今年准备少投一些。

## 附表之外

有一位受托人每次缺席都写一句理由，四十一次，公开可查。最短的一句是“没读完”，出现过十九次。他的委托量一年没有增也没有减，是四十人里唯一的一位。

我把这张表发给了全部四十位受托人，请他们核对。回信的二十二位里，十七位来自到场最多的那一半。`,
    },
  },
];
