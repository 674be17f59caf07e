import type { ArticleSeed } from '@/backend/seed/types';

export const security: ArticleSeed[] = [
  {
    hoursAgo: 5,
    author: 'gu-beichen',
    category: 'security',
    labels: [16, 9],
    topics: [5],
    zh: {
      title: '那个从上线起就没人动过的1620秒',
      summary: '一次210万美元的损失，起因是一个没有人记得为什么这样写的常数。附修补前后的代码。',
      body: `某借贷协议这次的损失是210万美元，已冻结其中四成。攻击本身并不新鲜：在冷门交易对上压低价格，趁预言机还报着旧价，低价买进、拿去抵押，借走别的资产。

新鲜的是那个更新间隔：**1,620秒，也就是27分钟**。我翻遍了仓库的提交记录，常数\`MAX_AGE\`在第一次提交里就在那儿，没有注释，四年没有改过。

## 修补之前

~~~solidity
uint256 constant MAX_AGE = 1620;

function priceOf(address asset) public view returns (uint256) {
    Feed memory f = feeds[asset];
    require(block.timestamp - f.updatedAt <= MAX_AGE, "stale");
    return f.price;
}
~~~

代码是对的。它检查了过期，过期便拒绝。错的是“多久算过期”这件事，所有资产用了同一个数。对每十秒更新一次的主流交易对，27分钟宽得没有意义；对每二十五分钟更新一次的冷门交易对，27分钟刚好够用，也刚好够攻击者从容地走完全程。

## 修补之后

~~~solidity
function priceOf(address asset) public view returns (uint256) {
    Feed memory f = feeds[asset];
    require(block.timestamp - f.updatedAt <= f.maxAge, "stale");
    require(_within(f.price, f.reference, f.maxMoveBps), "moved");
    return f.price;
}
~~~

改动有两处：过期时间按资产设置；与另一来源相差超过阈值的，一律拒绝。团队还定了一条规矩：**参数必须写明理由与复核日期**，没有理由的不予合并。

## 1620是哪里来的

我联系到当年的第一位提交者。他已经不做这一行，想了很久，说大概是测试网的出块时间乘以某个数。“当时想着上线前再改。”

两次审计都看过这一行，都没有提。审计报告里有一句话，倒是写得很准确：

> 本报告不对参数的取值作判断。

<aside class="figure-note"><strong>1,620秒</strong> 四年里没有人问过的数</aside>

我在二十个借贷协议的仓库里搜了同类的常数，一共七十三个，有注释说明理由的，十一个。`,
    },
    en: {
      title: 'The 1,620 seconds nobody ever questioned',
      summary:
        'A $2.1m loss came down to a constant that no one remembers choosing. With the code before and after.',
      body: `This time a lending protocol has lost $2.1m, two-fifths of it since frozen. The attack was nothing new. Push down a price on a thinly traded pair, and while the feed still shows the old one, buy cheaply and borrow other assets against it.

What was new was the interval: **1,620 seconds, or 27 minutes**. I went through the repository’s history. The constant \`MAX_AGE\` is there in the first commit, without a comment, and was not touched for four years.

## Before

~~~solidity
uint256 constant MAX_AGE = 1620;

function priceOf(address asset) public view returns (uint256) {
    Feed memory f = feeds[asset];
    require(block.timestamp - f.updatedAt <= MAX_AGE, "stale");
    return f.price;
}
~~~

The code is correct. It checks for stale prices and refuses them. The mistake was to give every asset the same idea of stale. For a major pair updated every ten seconds, 27 minutes is so generous as to mean nothing. For a minor one updated every 25 it was just enough, and just enough too for the attacker to do everything at leisure.

## After

~~~solidity
function priceOf(address asset) public view returns (uint256) {
    Feed memory f = feeds[asset];
    require(block.timestamp - f.updatedAt <= f.maxAge, "stale");
    require(_within(f.price, f.reference, f.maxMoveBps), "moved");
    return f.price;
}
~~~

There are two changes. The age limit is now set for each asset, and a price too far from a second source is refused. The team has also made a rule: **every parameter carries a reason and a date for review**. Without a reason it is not merged.

## Where 1,620 came from

I found the man who made the first commit. He has left the business. After a long pause he said it was probably the test network’s block time multiplied by something. “I meant to change it before launch.”

Two audits looked at the line. Neither mentioned it. One report does contain a very accurate sentence:

> We express no opinion on the values of parameters.

<aside class="figure-note"><strong>1,620 s</strong> unquestioned for four years</aside>

I searched twenty lending protocols for constants of the same kind. There are 73. Eleven have a comment saying why.`,
    },
  },
  {
    hoursAgo: 17,
    author: 'shen-yanzhi',
    category: 'security',
    labels: [11, 18],
    topics: [8],
    zh: {
      title: '三把钥匙放在一个抽屉里',
      summary: '一座桥损失2,300万美元，门限写的是五取三，实际上是一取一。',
      body: `合约里写得清楚：五把签名密钥，任意三把可以放行。攻击者拿到了三把。照理说，这需要攻破三个人、三台机器、三套习惯。

他只攻破了一个控制台。

## 门限在纸上

初步报告列出了五把钥匙的下落：

| 密钥 | 保管人 | 存放 |
| --- | --- | --- |
| 一 | 运维 | 云服务商甲，东区 |
| 二 | 运维 | 云服务商甲，东区 |
| 三 | 安全 | 云服务商甲，东区 |
| 四 | 创始人 | 硬件设备，保险箱 |
| 五 | 顾问 | 硬件设备，地址不明 |

前三把属于两个部门、三个名字，却在同一个区域的同一个账号下，由同一条自动化流程每晚备份。攻击者拿到的正是备份流程的凭证。

<blockquote class="pull"><p>门限数的是钥匙，不是抽屉。</p></blockquote>

门限数的是钥匙，不是抽屉。要数抽屉，得另外画一张表：人、机器、机房、凭证、备份，每一列都数一遍，**最小的那个数才是真门限**。

## 为什么会放到一起

不是因为懒。报告里的时间线很诚实：

1. 两年前，五把钥匙分在五处；
2. 去年二月，第二位保管人离职，钥匙“暂时”转给运维；
3. 去年九月，一次演练花了四个小时才凑齐三把，用户抱怨提款太慢；
4. 去年十月，为了把凑齐的时间降到一分钟，三把上了云。

每一步都有理由，也都有人签字。第四步的会议纪要写着：“风险：低。”

## 赔付

团队承诺以储备全额赔付，时间表在四十八小时内公布。他们只用了十一个小时：分三批，六十天付清。

时间表下面，有人问新的五把钥匙放在哪里。团队贴了一张表，正好是五行，五个城市，没有一列重复。下面有人回复：**提款要多久？**

答：四个小时。`,
    },
    en: {
      title: 'Three keys in one drawer',
      summary: 'A bridge lost $23m. Its threshold was three of five on paper and one of one in practice.',
      body: `The contract was clear. There were five signing keys, and any three would do. The attacker had three. In theory that means breaking three people, three machines and three sets of habits.

He broke one console.

## A threshold on paper

A preliminary report sets out where each key had been.

| Key | Held by | Kept |
| --- | --- | --- |
| One | Operations | Cloud provider A, east region |
| Two | Operations | Cloud provider A, east region |
| Three | Security | Cloud provider A, east region |
| Four | A founder | Hardware device, in a safe |
| Five | An adviser | Hardware device, whereabouts unknown |

The first three belonged to two departments and three names. They sat in one account in one region, and a single automated job backed them up each night. It was that job’s credential the attacker took.

<blockquote class="pull"><p>A threshold counts keys. It does not count drawers.</p></blockquote>

A threshold counts keys. It does not count drawers. To count drawers you need another table: people, machines, buildings, credentials, backups. Go down every column, and **the smallest number is the real threshold**.

## How they came to be together

It was not laziness. The timeline in the report is candid.

1. Two years ago there were five keys in five places.
2. In February of last year the second holder left, and his key passed “temporarily” to operations.
3. In September a drill took four hours to gather three keys. Users complained that withdrawals were slow.
4. In October, to bring four hours down to a minute, three keys went to the cloud.

Every step had a reason, and somebody’s signature. The minutes of the fourth read: “Risk: low.”

## Repayment

The team promised full repayment from reserves and a timetable within 48 hours. It took eleven: three instalments over sixty days.

Under the timetable someone asked where the five new keys were. The team posted a table of five rows and five cities, with no repetition in any column. Beneath it came a reply: **how long do withdrawals take?**

Four hours, was the answer.`,
    },
  },
  {
    hoursAgo: 190,
    author: 'desk',
    category: 'security',
    labels: [16, 18],
    zh: {
      title: '储备证明怎么看：负债树入门',
      summary: '一家交易所公布了储备，也公布了负债。怎样用五分钟核对自己的余额在不在里面。',
      body: `储备证明有两半：一半证明“我有多少”，一半证明“我欠多少”。只公布前一半的，相当于给你看钱包，不给你看账单。

## 树是怎么长的

把每个用户的余额做成一片叶子，两片一组求和、求哈希，一层一层往上，最后得到一个树根，里面写着**总负债**。交易所公布树根，给每位用户一条从自己那片叶子到树根的路径。

~~~ts
type Node = { hash: string; sum: bigint };

export function join(a: Node, b: Node, h: (s: string) => string): Node {
  if (a.sum < 0n || b.sum < 0n) throw new Error('negative leaf');
  return { hash: h(a.hash + b.hash + a.sum + b.sum), sum: a.sum + b.sum };
}
~~~

中间那一行检查很重要。如果允许**负数叶子**，交易所就可以造一个欠自己钱的假用户，把总负债冲小。

## 五分钟核对

1. 登录交易所，下载你的叶子和路径；
2. 用独立的工具算一遍，不要用交易所自己的页面；
3. 比对算出的树根与公布的树根，一个字符都不能差；
4. 看树根里的总负债，与公布的储备相比；
5. 记下截止时间。证明只说明**那一刻**。

## 它不能证明什么

- 不能证明储备不是借来的；
- 不能证明没有漏掉的用户。漏掉的人如果不去核对，就永远不会被发现；
- 不能证明明天。

所以核对的人越多，证明越可信。据公布数字的那家交易所说，首周有1.3%的用户做了核对。按概率算，如果它漏掉了一千个人，被发现的机会已经超过99.99%。

懒得核对的人，其实是搭了那1.3%的便车。`,
    },
    en: {
      title: 'How to read a proof of reserves',
      summary:
        'An exchange has published what it owes as well as what it has. Here is how to check in five minutes that you are in it.',
      body: `A proof of reserves has two halves. One shows what the exchange has, the other what it owes. An exchange that publishes only the first is showing you its wallet and not its bills.

## How the tree grows

Each customer’s balance becomes a leaf. Leaves are joined in pairs, their sums added and their hashes hashed, layer upon layer, until there is a single root. In it is the **total owed**. The exchange publishes the root and gives each customer the path from their leaf to it.

~~~ts
type Node = { hash: string; sum: bigint };

export function join(a: Node, b: Node, h: (s: string) => string): Node {
  if (a.sum < 0n || b.sum < 0n) throw new Error('negative leaf');
  return { hash: h(a.hash + b.hash + a.sum + b.sum), sum: a.sum + b.sum };
}
~~~

The check in the middle matters. If **negative leaves** are allowed, an exchange can invent a customer who owes it money and shrink the total.

## Five minutes

1. Sign in and download your leaf and path.
2. Compute the root with an independent tool, not the exchange’s own page.
3. Compare it with the published root, character by character.
4. Compare the total in it with the published reserves.
5. Note the time. The proof speaks for **that moment** only.

## What it does not prove

- That the reserves were not borrowed;
- That nobody has been left out. Someone left out who never checks is never found;
- Anything about tomorrow.

The more people check, then, the more the proof is worth. The exchange says 1.3% of customers did so in the first week. If it had left out a thousand people, the chance that none of them would have looked is about two in a million.

Those who could not be bothered were travelling on the other 1.3%’s ticket.`,
    },
  },
  {
    hoursAgo: 415,
    author: 'shen-yanzhi',
    category: 'security',
    labels: [18],
    topics: [8],
    zh: {
      title: '五人到场，四人完成：旁听一次密钥演练',
      summary: '演练最有用的部分，是那个忘了口令的人。',
      body: `演练定在星期二上午十点，地点是一间没有窗的会议室。桌上五只信封，五台离线电脑，一只厨房用的计时器。

这家托管机构的规矩是五取三，每季度演练一次。我获准旁听，条件是手机留在门外，不写楼层。

## 十七分钟

1. 10:00 核对身份，拆信封；
2. 10:03 第一人完成；
3. 10:05 第二人完成；
4. 10:06 第三人完成，已达门限；
5. 10:09 第四人完成；
6. 10:17 第五人举手，说口令想不起来了。

从技术上讲，10:06便可以结束。主持人没有喊停，让剩下的两个人继续。她后来解释：**真出事的时候，先到的三个人未必是这三个。**

## 忘了口令的人

他姓卢，管机房，四十来岁，平时最细心。口令是他自己定的，十六个字，来自小时候背的一首诗，他记得诗，记不得当时用的是哪一句。

房间里安静了一会儿。没有人安慰他，也没有人责怪他。主持人按流程念了一段话：这一份自现在起作废，今天下午重新生成，请卢先生写一份经过。

经过只有三行。最后一行是：建议以后每月默写一次。这个建议后来被采纳，写进了手册第九页。

## 公布

按规定，结果应当公布。公关部门起草的第一版是“演练圆满成功”。主持人退了回去，附了一张纸条：

> 五个人来了四个半，请照实写。

最后公布的版本是：五人到场，四人完成，一人忘记口令，已作废重发。

公布之后，有两家客户打电话来问。一家是担心，另一家说，他们看了七家托管机构的报告，这是唯一一份有人忘记的，所以想来谈谈。`,
    },
    en: {
      title: 'Five came, four signed: watching a key drill',
      summary: 'The most useful person in the room was the one who forgot.',
      body: `The drill was at ten on a Tuesday, in a meeting room without windows. On the table were five envelopes, five computers that had never been online, and a kitchen timer.

The custodian’s rule is three of five, and it rehearses every quarter. I was allowed to watch provided I left my phone outside and did not mention the floor.

## Seventeen minutes

1. 10:00 Identities checked, envelopes opened.
2. 10:03 The first is done.
3. 10:05 The second.
4. 10:06 The third. The threshold is met.
5. 10:09 The fourth.
6. 10:17 The fifth raises his hand. He cannot remember the passphrase.

It could have ended at 10:06. The woman in charge let the others go on. As she explained later, **when something really happens, the first three to arrive may not be these three.**

## The man who forgot

Mr Lu runs the machine hall, is in his forties and is the most careful of them. He chose the passphrase himself, sixteen characters from a poem he learned as a child. He remembered the poem. He could not remember which line.

The room was quiet for a while. No one consoled him and no one blamed him. The woman in charge read out the set form of words: this share is void from now, a new one will be made this afternoon, and Mr Lu will please write an account.

It came to three lines. The last proposed that everyone write out their passphrase from memory once a month. That has been adopted, and is on page nine of the manual.

## Publication

The rules require the result to be published. The press office’s first draft said that the drill had been a complete success. It came back with a note.

> Four and a half of five turned up. Please say so.

The version that went out reads: five attended, four completed, one forgot the passphrase, share revoked and reissued.

Two clients rang afterwards. One was worried. The other had read seven custodians’ reports, found this to be the only one in which anybody forgot anything, and wondered if they might come in for a talk.`,
    },
  },
];
