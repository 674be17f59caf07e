import type { ArticleSeed } from '@/backend/seed/types';

export const twentySevenMinutes: ArticleSeed = {
  hoursAgo: 49,
  author: 'he-yidu',
  category: 'payment',
  labels: [6],
  topics: [3],
  zh: {
    title: '一笔跨境货款的二十七分钟',
    summary: '从雅加达到义乌，稳定币省下的不是手续费，而是三个人的电话。可是对账还是用了一个下午。',
    body: `下午2:06，雅加达丹那阿邦市场的一家布匹批发商，付出了一笔46,180美元的尾款。2:33，义乌的卖家在手机上看见余额。中间隔了4,000多公里、两种语言和27分钟。

同样的一笔货款，两年前他们是这样走的：周三上午去银行填单，周四被中间行问了一次用途，周五补交合同，下周一到账，扣掉三道手续费，一共少了97美元。少多少，事前没人说得准。

我跟着这一笔钱，从头到尾走了一遍，顺手记下了每个环节的时间。

## 二十七分钟花在哪里

链上转账本身用了**十四秒**。其余的时间，全花在人身上。

| 环节 | 谁 | 用时 |
| --- | --- | ---: |
| 把印尼盾换成稳定币 | 雅加达的场外商 | 9分10秒 |
| 核对收款地址 | 买家与卖家，视频通话 | 6分30秒 |
| 买家公司第二人批准 | 买家的姐姐 | 4分05秒 |
| 链上转账与确认 | 无人 | 14秒 |
| 卖家通知换汇方，锁定价格 | 卖家的会计 | 7分01秒 |

核对地址是最郑重的一段。买家把地址的前六位和后六位念出来，卖家在那头跟着念一遍，念完两个人都笑了一下，像是在对暗号。买家说，去年有个同行在聊天软件里被人换了地址，两万美元没了，之后整条街都学会了念。

<aside class="figure-note"><strong>14秒</strong> 27分钟里，链上只占这么多</aside>

## 省下的是三个电话

按卖家的算法，走稳定币这一趟总成本是0.62%：换入0.36%，换出0.26%，链上费用不到一毛钱。走银行是0.2%加上三道固定费用，对四万六的单子，折下来0.41%。

贵了。那么图什么？

卖家掰着手指头数：第一，不用打电话问货代能不能先放柜；第二，不用打电话给银行问钱卡在哪里；第三，不用打电话跟客户解释为什么还没收到。“我一年五十多个柜，一个柜三个电话，一个电话半个小时，你算算。”

算下来是七十五个小时，将近两周的工作日。

<blockquote class="pull"><p>省下的不是手续费，是三个电话。</p></blockquote>

所以他对那0.21个百分点并不心疼。省下的不是手续费，是三个电话；早到四天的货，比迟到四天的钱要紧。

## 然后用了一个下午

故事到这里本来可以结束，很多文章就是在这里结束的。可是钱到账之后，会计的活才刚开始。

转账没有备注。卖家那天一共收到五笔稳定币，金额分别是46,180、12,400、12,400、3,075和880。两笔12,400来自两家不同的客户，也可能是同一家付了两次。会计花了三个小时又四十分钟：

1. 翻聊天记录，找出谁说过“已付”；
2. 把截图里的交易哈希一位一位敲进浏览器；
3. 给两家客户各发一张表，请他们认领；
4. 等其中一家午睡醒来；
5. 给那笔880记一个“待查”。

880后来查明是一位三年没有联系的老客户，付的是三年前的样品费。

银行虽然慢，却有一样东西是链上没有的：附言栏里那句“INV 2207 BAL”。一笔钱自己会说它是谁。

## 会说话的钱

有人在补这个缺口。一种做法是把发票号写进转账的备注字段，钱包支持的话，收款方的账本自动认领；另一种是一张发票生成一个收款地址，用完作废。义乌市场里已有十来家在试第二种，会计们很喜欢，老板们不太放心——地址一多，就不知道该念哪一个了。

做对账软件的人告诉我，他最初的设计是全自动的，后来加了一个按钮，叫“打电话确认”。按下去，手机就拨给对方。这是整个产品里用得最多的按钮。

## 账外的话

傍晚五点，最后一笔对上了。会计把五张小票钉在一起，交给老板。老板看了看，问：“那个2:33，是我们这边的时间，还是他们那边的？”

雅加达比义乌晚一个小时。会计重新看了一遍截图，又在2:33旁边补了两个字：北京。于是我们才知道，买家那边付钱的时候，其实是下午1:06，他刚吃完午饭。

交易金额与时间经双方同意公开，商号从略。`,
  },
  en: {
    title: 'Twenty-seven minutes in the life of a payment',
    summary:
      'From Jakarta to Yiwu, what a stablecoin saved was not the fee but three phone calls. Matching it to an invoice still took all afternoon.',
    body: `At 2:06 in the afternoon a cloth wholesaler in Jakarta’s Tanah Abang market paid the balance on an order: $46,180. At 2:33 the seller, in Yiwu, saw it on his phone. Between the two lay more than 4,000 kilometres, a change of language and 27 minutes.

Two years ago the same payment went like this. On Wednesday they filled in a form at the bank. On Thursday a correspondent asked what it was for. On Friday they sent the contract. It arrived on Monday, less three charges that came to $97. How much would be missing was something nobody could say beforehand.

I followed this one from end to end and timed each step.

## Where the minutes went

The transfer itself took **fourteen seconds**. All the rest was people.

| Step | Who | Time |
| --- | --- | ---: |
| Rupiah into stablecoin | A Jakarta dealer | 9 min 10 s |
| Checking the address | Buyer and seller, by video | 6 min 30 s |
| Second approval at the buyer’s firm | The buyer’s sister | 4 min 05 s |
| Transfer and confirmation | No one | 14 s |
| Telling the exchanger and fixing a rate | The seller’s bookkeeper | 7 min 01 s |

The address is the solemn part. The buyer reads out the first six characters and the last six. The seller repeats them. Then both laugh a little, as though they had exchanged a password. Last year, the buyer says, someone down the street had an address swapped in a chat and lost $20,000. After that the whole market learned to read aloud.

<aside class="figure-note"><strong>14 s</strong> of 27 minutes were spent on chain</aside>

## Three phone calls

By the seller’s reckoning the stablecoin route cost 0.62%: 0.36% to get in, 0.26% to get out, and a few cents on chain. The bank would have charged 0.2% plus three fixed fees, which on an order this size comes to 0.41%.

So it was dearer. Why bother?

He counted on his fingers. One: no need to ring the forwarder and ask him to release the container first. Two: no need to ring the bank and ask where the money is. Three: no need to ring the customer and explain why it has not come. “Fifty-odd containers a year, three calls each, half an hour a call. You work it out.”

It is seventy-five hours, or nearly two working weeks.

<blockquote class="pull"><p>It isn’t the fee you save. It’s three phone calls.</p></blockquote>

He does not grudge the extra 0.21 points. “It isn’t the fee you save. It’s three phone calls.” Goods four days early matter more to him than money four days late.

## Then came the afternoon

The story could stop there, and in most tellings it does. But once the money had arrived, the bookkeeper’s work had only begun.

Transfers carry no reference. That day the seller had received five, of 46,180, 12,400, 12,400, 3,075 and 880. The two of 12,400 came from different customers, or from one customer paying twice. It took three hours and forty minutes:

1. search the chats for anyone who had said “paid”;
2. type transaction hashes out of screenshots, one character at a time;
3. send two customers a form and ask them to claim what was theirs;
4. wait for one of them to wake from a nap;
5. enter the 880 as “to be traced”.

The 880 proved to be from a customer not heard of in three years, settling for samples he had been sent three years before.

A bank is slow, but it has one thing the chain does not: a line that reads INV 2207 BAL. The money says who it is.

## Money that introduces itself

People are working on it. One approach puts the invoice number in the transfer’s memo field, so that the recipient’s books can claim the payment automatically, provided the wallet supports it. Another makes a fresh address for each invoice and throws it away. A dozen firms in Yiwu are trying the second. Bookkeepers love it. Owners are uneasy: with so many addresses, which one do you read aloud?

A man who writes reconciliation software told me that his first design was fully automatic. Then he added a button labelled “Ring to confirm”, which dials the other side. It is the most-used button in the product.

## Off the books

At five the last item matched. The bookkeeper pinned five slips together and handed them to her employer. He looked them over. “This 2:33,” he said. “Is that our time or theirs?”

Jakarta is an hour behind Yiwu. She went back to the screenshot and wrote “Beijing” beside the figure. That is how we learned that where the buyer was, when he paid, it was 1:06, and he had just finished lunch.

*Amounts and times are published with the consent of both parties. Names are withheld.*`,
  },
};
