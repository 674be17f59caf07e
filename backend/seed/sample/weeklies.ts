import type { WeeklySeed } from '@/backend/seed/types';

/** Who signs the letters of the sample's issues. */
const EDITOR = { zh: '陆听潮', en: 'Lu Tingchao' };

export const weeklies: WeeklySeed[] = [
  {
    weeksAgo: 0,
    title: { zh: '夜班的价钱', en: 'The price of a night shift' },
    summary: {
      zh: '国债不再等银行开门，值班表先变了。本期还有：十一家排序器的收支，一座打平了的供热矿场，一笔走了二十七分钟的货款。',
      en: 'Treasuries no longer wait for the bank to open, and the rota was the first thing to change. Also: the books of eleven sequencers, a heating mine out of the red, and a payment that took 27 minutes.',
    },
    letter: {
      zh: `这一期的篇目，多半写在凌晨。国债搬上链以后，最先改的是值班表：以前周五下班就停的电话，现在要有人接到天亮。

我们把夜班拆成数字：多出来的利息，多付的工资，没有变少的差错。算下来，便宜的那一段路，贵在清醒的人身上。

下一期去看一间夜里不关灯的结算室。若你也值夜班，写信来，回信就行。`,
      en: `Most of this issue was written after midnight. When Treasuries moved on chain, the rota was the first thing to change: a phone that used to stop on Friday evening now has to be answered until dawn.

We broke the night shift into numbers: the interest gained, the wages paid, the mistakes that did not get fewer. It turns out that what became cheap is paid for in people who are awake.

Next week we sit in a settlement room that never turns its lights off. If you work nights too, write to us; a reply to this letter is enough.`,
    },
    letterBy: EDITOR,
    authors: ['shen-yanzhi', 'gu-beichen', 'zhou-weiyang', 'he-yidu', 'lu-tingchao'],
  },
  {
    weeksAgo: 1,
    title: { zh: '七稿', en: 'Seven drafts' },
    summary: {
      zh: '一条托管法案改了七稿，最后的定义来自一位退休出纳。另有鸭寮街的钱包铺，和涨到五万枚的押金。',
      en: 'A custody bill went through seven drafts, and a retired teller supplied the definition. Also: the wallet shop on Apliu Street, and a deposit of fifty thousand.',
    },
    letter: {
      zh: `一条法案改了七稿，我们把七稿排在一起读，找到的不是争论，是一个词的来历。它出自一位退休出纳的来信，信只有半页。

这一期另外两篇也从半页纸写起：一家钱包铺的账本，一张押金的收条。大的数字都有小的出处。

读到哪一句不对，请告诉我们，更正会和原文放在一起。`,
      en: `A bill went through seven drafts. We laid them side by side and found no argument, only the history of one word. It came from a letter by a retired teller, half a page long.

Two other pieces in this issue begin with half a page as well: the ledger of a wallet shop, and a receipt for a deposit. Large numbers have small origins.

If a sentence is wrong, tell us; the correction will stand beside it.`,
    },
    letterBy: EDITOR,
    authors: ['xu-wenqiao', 'liang-banshan'],
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

这一期写的都是照着纸做、纸却不够用的时候：密钥、发票、审计。我们没有结论，只有三张改过的清单。

清单附在文末，可以拿去用，用坏了请回信。`,
      en: `Five people had agreed to come; five came, and four signed. The fifth had forgotten the passphrase, which made the drill worth its price.

Every piece in this issue is about following the paper when the paper is not enough: keys, invoices, audits. We have no conclusion, only three corrected lists.

They stand at the end of each article. Use them, and write to us when they break.`,
    },
    letterBy: EDITOR,
    authors: ['shen-yanzhi', 'he-yidu', 'gu-beichen'],
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

小处的好处是能数。我们数完以后，有两家钱包改了提示，改得很短。这大概是本周最好的一句话。

第一期写到这里。往后每个星期天早上，一封信，不多。`,
      en: `Nothing large happened this week. The large things were in other people’s headlines, so we looked at small ones: a “transaction failed” that nobody understands, a table of absences, a broken pump.

The good thing about small matters is that they can be counted. When we had counted, two wallets changed their message and made it short. That was probably the best sentence of the week.

So much for the first issue. From now on one letter every Sunday morning, and no more.`,
    },
    letterBy: EDITOR,
    authors: ['lin-jianshan', 'xu-wenqiao', 'zhou-weiyang'],
  },
];
