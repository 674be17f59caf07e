import type { ArticleSeed } from '@/backend/seed/types';

export const product: ArticleSeed[] = [
  {
    hoursAgo: 145,
    author: 'lin-jianshan',
    category: 'product',
    labels: [14],
    topics: [8],
    zh: {
      title: '钱包里的“确认”按钮，为什么总让人害怕',
      summary: '可读签名喊了五年。这一次，三家团队决定先把术语删掉，再谈设计。',
      body: `我做过一个小测试：把二十四款钱包的确认页打印出来，挂在墙上，请六十个人贴红点，贴在自己看不懂的那一行。得票最多的是“授权spender”，四十一票；第二名是一个没有文字的齿轮图标。

没有一个人贴在按钮上。按钮大家都认得，上面写着“确认”。问题是，**确认什么**？

## 三家团队的三种删法

今年有三家钱包重写了确认页，思路不谋而合，都是先删字。

- 第一家删掉了合约地址，换成“你第一次与它打交道”或“第十七次”；
- 第二家删掉了gas，只留“手续费约0.4元”，想看的人可以点开；
- 第三家最狠，把整页改成两句话：**对方得到什么，你失去什么**。

第三家的顺序有讲究。先写对方得到什么，是因为骗局往往在这一句露馅。“对方得到：你的全部USDC，不限次数，永不过期”——写成这样，很少有人按得下去。

## 害怕是有用的

改版之后，第三家的用户平均在确认页停留11秒，从前是3秒。产品经理起初以为是坏事，转化率掉了2%。后来客服告诉他，关于被盗的工单少了六成。

<blockquote class="pull"><p>三秒钟是习惯，十一秒钟是阅读。</p></blockquote>

我问过几位用户，那十一秒在做什么。答案很朴素：在读。三秒钟是习惯，十一秒钟是阅读。

## 按钮上那两个字

最后说回按钮。“确认”在中文里太轻了，快递单上是它，关闭弹窗也是它。三家里有一家试过把它换成动词本身：“付出120元”“交出这张图的使用权”。

测试里，有四个人看到“交出”两个字便退了出去。他们事后说，本来也没想交。

害怕并不是因为按钮吓人，而是因为不知道按下去之后，自己是谁。`,
    },
    en: {
      title: 'Why the “confirm” button frightens people',
      summary:
        'Readable signing has been promised for five years. Three teams have now decided to begin by deleting the jargon.',
      body: `I ran a small test. I printed the confirmation screens of 24 wallets, hung them on a wall, and asked sixty people to put a red dot on any line they did not understand. “Authorise spender” won, with 41. Second was a gear icon without a word on it.

Nobody put a dot on the button. Everyone knows the button. It says “confirm”. The question is **confirm what**?

## Three ways to cut

Three wallets have rewritten the screen this year. Independently, each began by taking words away.

- The first removed the contract address in favour of “your first dealing with this party”, or “your seventeenth”;
- The second removed gas, leaving “fee, about six cents”, with the rest a tap away;
- The third went furthest, and reduced the page to two sentences: **what they get, and what you give up**.

The order matters. What they get comes first because that is where a fraud tends to show. “They get: all your USDC, as often as they like, for ever.” Put that way, few people press.

## Fear is useful

Since the change, users of the third wallet spend eleven seconds on the screen. They used to spend three. The product manager thought this bad news, for conversion fell by 2%. Then customer service told him that reports of theft were down by three-fifths.

<blockquote class="pull"><p>Three seconds is habit. Eleven is reading.</p></blockquote>

I asked a few users what they do in those eleven seconds. They read. Three seconds is habit. Eleven is reading.

## The word on the button

Which brings us back to the button. “Confirm” weighs too little. It accepts a parcel and it closes a pop-up. One of the three tried putting the act itself there instead: “Pay 120 yuan”, “Hand over the use of this picture”.

In the test four people saw “hand over” and backed out. They explained afterwards that they had not meant to.

The button is not what frightens people. It is not knowing what they will have become once they press it.`,
    },
  },
  {
    hoursAgo: 18,
    author: 'lin-jianshan',
    category: 'product',
    labels: [14, 3],
    topics: [8],
    zh: {
      title: '八十个字以内，把一笔交易说清楚',
      summary: '可读签名标准第二版冻结。我们照着它写了一个最小的实现，顺便发现有一种交易永远说不清楚。',
      body: `标准第二版只有十一页。核心要求三条：说明不超过80个字；先写对方得到什么，再写你失去什么；**不许出现合约里的变量名**。

读完之后，我想知道它做起来有多难，就照着写了一个最小的实现。

## 一个下午的代码

~~~ts
type Effect = { party: 'me' | 'them'; asset: string; amount: string; until?: string };

export function describe(effects: Effect[]): string {
  const line = (e: Effect) => e.amount + e.asset + (e.until ? '，至' + e.until : '');
  const gains = effects.filter((e) => e.party === 'them').map(line);
  const losses = effects.filter((e) => e.party === 'me').map(line);
  const text = '对方得到' + gains.join('、') + '；你失去' + losses.join('、') + '。';
  return text.length <= 80 ? text : '这笔交易太复杂，无法在八十字内说明。';
}
~~~

最要紧的是最后一行。标准规定，写不下的时候**不许截断**，必须如实写“太复杂”。截断的说明比没有说明更危险，骗局最喜欢第81个字以后的地方。

## 说得清和说不清的

我拿一万笔主网交易试了一遍：

| 类型 | 占比 | 能在80字内说清 |
| --- | ---: | ---: |
| 转账 | 46% | 100% |
| 兑换 | 28% | 97% |
| 授权 | 15% | 94% |
| 质押与赎回 | 7% | 91% |
| 其他合约调用 | 4% | 38% |

转账、兑换、授权占了近九成，都说得清。剩下那4%里，有一类永远说不清：**结果取决于别人**的交易，比如拍卖出价、条件单、参与一次尚未结束的投票。你失去什么，要等对方动了才知道。

对这一类，标准的办法是写“至多”：至多失去多少，至迟什么时候知道。它不完美，但诚实。

## 一个反对意见

有团队抱怨，80个字对英文太短。标准组的回答是，英文可以写140个字母。抱怨的人算了算，说还是不够。标准组说，那就是交易太复杂，不是字太少。`,
    },
    en: {
      title: 'A transaction in 140 characters',
      summary:
        'The second edition of the readable-signing standard is frozen. We wrote a minimal version of it and found one kind of transaction that can never be explained.',
      body: `The new edition runs to eleven pages and makes three demands. A description may have 80 Chinese characters or 140 English ones. It says what the other side gets before what you give up. And it may contain **no variable names from the contract**.

I wanted to know how hard that was, so I wrote the smallest version I could.

## An afternoon’s code

~~~ts
type Effect = { party: 'me' | 'them'; asset: string; amount: string; until?: string };

export function describe(effects: Effect[]): string {
  const line = (e: Effect) => e.amount + ' ' + e.asset + (e.until ? ' until ' + e.until : '');
  const gains = effects.filter((e) => e.party === 'them').map(line);
  const losses = effects.filter((e) => e.party === 'me').map(line);
  const text = 'They get ' + gains.join(', ') + '; you give up ' + losses.join(', ') + '.';
  return text.length <= 140 ? text : 'This transaction is too complex to describe.';
}
~~~

The last line is the important one. When a description does not fit, the standard **forbids cutting it short**. You must say that it is too complex. A truncated description is worse than none. Fraud has always liked character 141.

## What can be said, and what cannot

I ran it over 10,000 mainnet transactions.

| Kind | Share | Fits the limit |
| --- | ---: | ---: |
| Transfers | 46% | 100% |
| Swaps | 28% | 97% |
| Approvals | 15% | 94% |
| Staking and redemption | 7% | 91% |
| Other contract calls | 4% | 38% |

Transfers, swaps and approvals are nearly nine-tenths of the total, and can be explained. Within the last 4% is a class that never can: transactions whose result **depends on someone else**. Bids at auction are one example; so are conditional orders, and votes that have not closed. What you give up is not known until the other party moves.

For these the standard settles for “at most”: the most you can lose, and the latest you will know. It is imperfect but honest.

## An objection

Some teams complain that 140 characters is too short for English. The working group was asked for more and declined. If it does not fit, came the answer, the words are not too few. The transaction is too complicated.`,
    },
  },
  {
    hoursAgo: 45,
    author: 'lin-jianshan',
    category: 'product',
    labels: [14],
    topics: [8],
    zh: {
      title: '一款不能兑换的钱包',
      summary: '给老年人做的钱包，砍到只剩收、付和打电话。做减法的过程，比功能清单长得多。',
      body: `这款钱包只有三个按钮：收，付，打电话。没有兑换，没有行情，没有通知。屏幕上最大的一行字是余额，单位是元。

团队四个人，去年在一家社区食堂里蹲了两个月。他们原先的功能清单有三十一项，现在剩三项。我请他们讲一讲，那二十八项是怎么没的。

## 最早没的：行情

老人看见数字跳，会以为是自己按错了。有一位阿姨连续三天来问，“我的钱怎么自己少了两块？”于是换成只显示稳定币，按当日牌价折成元，**一天只变一次**，早上六点。

## 吵得最久的：找回

助记词没有人抄得住。团队试过让子女代管，老人不肯：“那还是我的钱吗？”也试过让社区代管，子女不肯。最后的做法是三份：

- 老人手里一张卡；
- 一位家人手机里一份；
- 一份封在信封里，放在食堂的柜子，封口有老人的签名。

任何两份可以恢复。两年前的投资人认为这个信封“不够去中心化”，没有投。今年的投资人看了信封，投了280万美元。

## 最后加的：打电话

付款超过200元，按钮会变成“先打电话”。拨给家人，通话满十秒才能付。不是为了核实身份，声音谁都可以装；是为了让人**停十秒**。

> 骗子最怕的不是密码，是家里人问一句：你在干嘛？

试点半年，四百一十七位用户，触发过九百多次电话，其中有五次，挂断之后没有再付。家人后来确认，五次里有四次是骗局，还有一次是老先生想给孙女买个礼物，被劝住了。

团队把那一次也记在了账上，写的是：误伤，一只毛绒熊。`,
    },
    en: {
      title: 'The wallet that cannot swap',
      summary:
        'A wallet for the elderly, pared down to receiving, paying and phoning. What was taken out makes a longer story than what was left in.',
      body: `The wallet has three buttons: receive, pay, phone. There is no swapping, no price chart and no notification. The largest line on the screen is the balance, in yuan.

Four people made it, after two months in a community canteen. Their list of features once had 31 items and now has three. I asked what became of the other 28.

## The first to go: prices

When older people see a figure jump they assume they pressed something. One woman came three days running to ask why her money had lost two yuan by itself. So the wallet holds only stablecoins, converted at a posted rate that **changes once a day**, at six in the morning.

## The longest argument: recovery

Nobody could be relied on to copy out a seed phrase. The team tried having children hold it. The parents refused: “Then is it still my money?” They tried having the community hold it. The children refused. They settled on three shares.

- A card, with the user;
- One on a relative’s phone;
- One in an envelope in the canteen’s cupboard, signed by the user across the flap.

Any two will restore the account. An investor two years ago thought the envelope “insufficiently decentralised” and passed. This year’s looked at the envelope and put in $2.8m.

## The last to arrive: the phone

For payments above 200 yuan the button becomes “Phone first”. It rings a relative, and ten seconds of conversation must pass before the money can. It does not prove who you are, since anyone can put on a voice. It is there to make you **stop for ten seconds**.

> What a swindler fears isn’t a password. It’s someone at home asking what you’re up to.

In a six-month trial with 417 users the phone rang over 900 times. On five occasions nobody paid after hanging up. Relatives later confirmed that four were frauds. The fifth was an old gentleman who wanted to buy his granddaughter a present and was talked out of it.

The team has that one on the books as well: wrongly stopped, one teddy bear.`,
    },
  },
  {
    hoursAgo: 505,
    author: 'lin-jianshan',
    category: 'product',
    labels: [14],
    zh: {
      title: '“交易失败”四个字，至少有九种意思',
      summary: '我收集了九种失败，给每一种写了一句人话。',
      body: `钱包里最常见的一句话是“交易失败”，最没用的也是它。失败之后人只想知道三件事：**钱还在不在，要不要再试，该怪谁**。这四个字一件也没有回答。

我收集了九种失败，按发生的频率排列，给每一种写了一句话。

| 实际原因 | 现在的提示 | 建议的提示 |
| --- | --- | --- |
| 手续费出低了 | 交易失败 | 还在排队。钱没有动，加两分钱可以快一些 |
| 价格变动超过容忍 | 交易失败 | 价格变了，没有成交。只扣了手续费0.3元 |
| 余额不够付手续费 | 交易失败 | 钱够，手续费不够。需要再存一点ETH |
| 授权额度不足 | 交易失败 | 对方要取的比你允许的多。没有取走 |
| 节点没有响应 | 交易失败 | 没有发出去。可以放心再试 |
| 同一笔重复提交 | 交易失败 | 上一笔已经成功，这一笔是多余的 |
| 合约主动拒绝 | 交易失败 | 对方不接受。原因写的是：已过截止时间 |
| 链上回滚 | 交易失败 | 曾经成功，后来被撤销。钱已退回 |
| 你点了拒绝 | 交易失败 | 你取消了 |

最后一种我最喜欢。有整整四款钱包，在用户自己点了“拒绝”以后，弹出红色的“交易失败”。

## 写错误的三条规矩

1. 第一句先说钱在哪里；
2. 第二句说要不要再做一次；
3. 原因放最后，而且要写**谁**，不要写“系统”。

有人担心这样写太长。长一点不要紧。失败的时候，人有的是时间读。`,
    },
  },
];
