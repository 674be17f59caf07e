import type { WeeklySeed } from '@/backend/seed/types';

/** Who signs the letters of the sample's issues. */
const EDITOR = { zh: '陆听潮', en: 'Lu Tingchao' };

export const weeklies: WeeklySeed[] = [
  {
    weeksAgo: 0,
    title: { zh: '夜班的价钱', en: 'The price of a night shift' },
    summary: {
      zh: '价差收窄了一个基点，对账岗提前三小时上班。本期还有：十一家排序器的收支，一座打平了的供热矿场，一笔走了二十七分钟的货款。',
      en: 'Spreads narrowed by a basis point, and reconciliation starts three hours earlier. Also: the books of eleven sequencers, a heating mine out of the red, and a payment that took 27 minutes.',
    },
    letter: {
      zh: `这一期从凌晨四点的一张椅子写起。基金改用实物申赎以后，最先改的是值班表：币在纽约的凌晨到账，对账的人只好提前三小时来。

后面几篇也在算账：排序器的收支，供热矿场的第三个冬天，一笔货款走的二十七分钟。算下来，便宜的那一段路，贵在清醒的人身上。

下一期去看一间夜里不关灯的结算室。若你也值夜班，写信来，回信就行。`,
      en: `This issue begins with a chair at four in the morning. When funds began to redeem in kind, the rota was the first thing to change: coins arrive in the small hours of New York, and those who reconcile them come in three hours earlier.

The other pieces do sums as well: the books of sequencers, a heating mine’s third winter, the 27 minutes of a payment. It turns out that what became cheap is paid for in people who are awake.

Next week we sit in a settlement room that never turns its lights off. If you work nights too, write to us; a reply to this letter is enough.`,
    },
    letterBy: EDITOR,
    articles: [
      '96、94、91：抵押折扣率的三个台阶',
      '钱包里的“确认”按钮，为什么总让人害怕',
      '客户端份额是怎么猜出来的',
      '值班手记：什么算要闻',
      '矿场供热第三年：账本终于打平',
      '一笔跨境货款的二十七分钟',
      '二层网络的账该怎么算：十一家排序器的收支',
      '实物申赎之后，凌晨四点多了一张椅子',
    ],
  },
  {
    weeksAgo: 1,
    title: { zh: '七稿', en: 'Seven drafts' },
    summary: {
      zh: '一条托管法案改了七稿，最后的定义来自一位退休出纳。另有鸭寮街的钱包铺，和涨到五万枚的押金。',
      en: 'A custody bill went through seven drafts, and a retired teller supplied the definition. Also: the wallet shop on Apliu Street, and a deposit of fifty thousand.',
    },
    letter: {
      zh: `一条法案改了七稿，我们把七稿排在一起读，找到的不是争论，是一个词的来历。它出自一位旁听的退休银行出纳。

这一期另有两篇也从小处写起：一家不帮人猜密码的钱包铺，一笔涨到五万枚的押金。大的数字都有小的出处。

读到哪一句不对，请告诉我们，更正会和原文放在一起。`,
      en: `A bill went through seven drafts. We laid them side by side and found no argument, only the history of one word. It came from a retired bank teller who had come to listen.

Two other pieces in this issue begin with something small as well: a wallet shop that never guesses a password, and a deposit raised to fifty thousand. Large numbers have small origins.

If a sentence is wrong, tell us; the correction will stand beside it.`,
    },
    letterBy: EDITOR,
    articles: [
      '储备证明怎么看：负债树入门',
      '二十一个格子，正在填最后一格',
      '提案押金涨到五万枚以后',
      '鸭寮街有间铺，专修打不开的硬件钱包',
      '同一部门的两个人：一条托管法案怎样写成',
    ],
  },
  {
    weeksAgo: 2,
    title: { zh: '忘了口令的人', en: 'The man who forgot' },
    summary: {
      zh: '五人到场，四人完成。旁听一次密钥演练，再看义乌的会计怎样给每张发票一个地址。',
      en: 'Five came and four signed. We sit in on a key drill, see how Yiwu’s bookkeepers give each invoice an address, and read a reserve audit from the back.',
    },
    letter: {
      zh: `五个人约好到场，来了五个，签了四个。没签的那位忘了口令，演练因此值回票价。

这一期写的都是照着纸做、纸却不够用的时候：密钥、发票、审计。我们没有结论，只记下每一处后来改了的规矩。

另有一页写给英文编辑的手记。哪一处和你见过的不一样，请回信。`,
      en: `Five people had agreed to come; five came, and four signed. The fifth had forgotten the passphrase, which made the drill worth its price.

These pieces are about following the paper when the paper is not enough: keys, invoices, audits. We have no conclusion, only the rules that were changed afterwards.

There is also a page of notes for our English editors. If you have seen it done otherwise, write to us.`,
    },
    letterBy: EDITOR,
    articles: [
      'Reading a reserve audit from the back',
      'How we write numbers in English',
      '一张发票，一个地址',
      '五人到场，四人完成：旁听一次密钥演练',
    ],
  },
  {
    weeksAgo: 3,
    title: { zh: '小处', en: 'Small things' },
    summary: {
      zh: '“交易失败”的九种意思，一张缺席表，一台水泵。都是小事，都有数字。',
      en: 'Nine meanings of “transaction failed”, a table of absences, and a pump. Small matters, each with a figure attached.',
    },
    letter: {
      zh: `这一周没有大事。大事都在别人的头条里，我们就去看小处：一句谁也不懂的“交易失败”，一张缺席表，一台坏掉的水泵。

小处的好处是能数。我们数完才知道，有四款钱包在用户自己点了“拒绝”以后，也说“交易失败”。

第一期写到这里。往后每个星期天早上，一封信，不多。`,
      en: `Nothing large happened this week. The large things were in other people’s headlines, so we looked at small ones: a “transaction failed” that nobody understands, a table of absences, a broken pump.

The good thing about small matters is that they can be counted. Only when we had counted did we know that four wallets say “transaction failed” to people who pressed “reject” themselves.

So much for the first issue. From now on one letter every Sunday morning, and no more.`,
    },
    letterBy: EDITOR,
    articles: ['一台水泵的账', '受托人的缺席表', '“交易失败”四个字，至少有九种意思'],
  },
];
