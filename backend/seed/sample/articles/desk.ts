import type { ArticleSeed } from '@/backend/seed/types';

export const desk: ArticleSeed[] = [
  {
    hoursAgo: 90,
    author: 'desk',
    category: 'depth',
    labels: [],
    zh: {
      title: '值班手记：什么算要闻',
      summary: '一天三十来条快讯，标红的不过两三条。写给问“为什么那条没有标”的读者。',
      body: `每天都有读者问，为什么某一条没有标成要闻。也有人问，为什么某一条标了。把我们的办法写出来，省得各自猜。

## 三个问题

夜班编辑按下红色按钮之前，要回答三个问题，三个都是“是”才按：

1. 明天还有人在意吗？
2. 影响的人，是否比当事人多？
3. 来源是否**不止一个**，或者本身就是原始文件？

价格涨跌一般过不了第一问，融资一般过不了第二问，传闻过不了第三问。

## 一天最多几条

没有上限，但有一个习惯：不连着标两条。连着的两条红字，等于没有红字。若真的同时发生两件大事，先发的标，后发的等它被别的快讯隔开，再看还配不配。

上个月一共发了806条，标红74条，占9.2%。事后复看，我们认为有九条不该标，七条该标没标。

### 不该标的那些

- 五条是数字看起来大，其实是口径变了；
- 三条是“首次”，后来发现不是首次；
- 一条是编辑自己感兴趣。

### 该标没标的

- 四条发生在凌晨四点到六点之间，值班的人只有一个；
- 三条当时看来只是一份例行文件。

## 撤红

标错了可以撤。撤的时候不改时间，不改编号，只把红字换回黑字，在值班日志里写一行理由。上个月撤了六次，最快的一次两分钟，最慢的一次是读者来信之后，隔了一天半。

<blockquote class="pull"><p>连着的两条红字，等于没有红字。</p></blockquote>

红色在我们这里是一种稀缺的东西。用得少，才看得见。`,
    },
    en: {
      title: 'Notes from the night shift: what counts as KEY',
      summary:
        'Of thirty or so news items in a day, two or three are marked. For readers who ask why one was not among them.',
      body: `Every day someone asks why an item was not marked KEY. Someone else asks why another was. Here is how we decide, to save everyone guessing.

## Three questions

Before pressing the red button the night editor answers three questions. All three must be yes.

1. Will anyone care tomorrow?
2. Does it touch more people than those it is about?
3. Is there **more than one source**, or is the source the document itself?

Prices usually fail the first, fund-raisings the second and rumours the third.

## How many a day?

There is no limit, but there is a habit: never two together. Two red headlines in a row are no red headlines at all. If two great things really do happen at once, the first is marked. The second waits until other items have come between, and we see whether it still deserves it.

Last month we ran 806 items and marked 74, or 9.2%. Looking back, nine should not have been and seven more should.

### Marked and should not have been

- Five had a large number in them, because the method had changed;
- Three were “firsts” that turned out not to be;
- One happened to interest the editor.

### Not marked and should have been

- Four came between four and six in the morning, when one person is on duty;
- Three looked at the time like routine documents.

## Taking it back

A mark can be removed. The time stays, and so does the number; only the red goes, with a line in the desk’s log to say why. We did it six times last month. The quickest took two minutes. The slowest followed a reader’s letter by a day and a half.

<blockquote class="pull"><p>Two red headlines in a row are no red headlines at all.</p></blockquote>

Red is in short supply here. You can see it only because there is so little.`,
    },
  },
  {
    hoursAgo: 375,
    author: 'desk',
    category: 'data',
    labels: [],
    en: {
      title: 'How we write numbers in English',
      summary: 'Notes for our English editors, published because readers keep asking.',
      body: `Our news is written in Chinese, which counts in ten-thousands and hundred-millions. English counts in thousands and millions. Most of our mistakes happen in the gap. These are the rules our English editors work to.

## The gap

| Chinese | Read as | English |
| --- | --- | --- |
| <span lang="zh-Hans">1万</span> | ten thousand | 10,000 |
| <span lang="zh-Hans">100万</span> | a hundred ten-thousands | 1m |
| <span lang="zh-Hans">1亿</span> | a hundred-million | 100m |
| <span lang="zh-Hans">3,120亿</span> | 3,120 hundred-millions | 312bn |

**Move the point, then read it aloud.** An editor who cannot say the number has not converted it. In two years we have published eleven figures that were wrong by a factor of ten. All eleven had been converted in silence.

## House style

- Spell out whole numbers that run in a sentence and are short to say: *seven banks*, *twenty-two years*. Figures stand with symbols and units, in headlines and in tables: *7 MW*, *26 pages*.
- Use m and bn with currencies: $412m, HK$39.7bn. No space, no full stop.
- Prefer a fraction to a percentage when the precision is false. If we know only that it is “about 60%”, say three-fifths.
- Give a change its base. “Up 9%” is not a fact until the reader knows from what.
- Write a minus sign as a minus sign, not a hyphen.

## Times

A Chinese reader of this site is in UTC+8, and so is its clock. English copy gives local time when the event has a place, and Beijing time when it happened on a chain. *Overnight* needs a place: it is always somebody’s afternoon.

> If the time matters, say whose.

## What we do not convert

Quotations. If a trader in Shanghai says he lost two hundred wan, he did not say two million, and there is no reason to put the words in his mouth. We print what he said, with the sum in brackets.`,
    },
  },
  {
    hoursAgo: 460,
    author: 'gu-beichen',
    category: 'research',
    labels: [6, 16],
    topics: [3],
    en: {
      title: 'Reading a reserve audit from the back',
      summary: 'Eleven pages of report, twenty-six of notes. Begin with the notes.',
      body: `When a stablecoin’s reserve report comes out, everyone reads the same sentence on page two. It says that in the auditor’s opinion the figures are fairly stated in all material respects. Then they stop.

I read from the other end. The opinion tells you that the auditor has a job. The notes tell you about the reserves.

## An order of reading

1. **Search for “except”.** In the report we read last month it appears nine times. Seven are harmless. The eighth excludes one custodian from confirmation because its reply “had not been received at the date of signing”. The ninth defines “cash” so as to include deposits of up to seven days.
2. **Find the smallest type.** It is usually under a table. Ours said that maturities were computed from the settlement date, which makes everything look two days shorter.
3. **Read related parties.** There is always a paragraph. If it is shorter than last time, ask where the rest has gone.
4. **Compare with the previous edition.** Words that have changed were changed by someone, at some cost.

## What had changed

| Passage | Last quarter | This quarter |
| --- | --- | --- |
| Reserve banks | “five banks” | “several banks” |
| Largest single bank | 31% | *not stated* |
| Bills maturing within 90 days | 88% | 84% |
| Date of confirmation | Last day of quarter | “on or about” the last day |

None of this is improper. The coin redeems at par, and has done throughout. But “several” is a strange word to find where there used to be a number.

## I asked

The issuer answered in two days. There are still five banks. The style guide of its new law firm prefers not to state numbers that may change. The largest is at 29%.

I suggested that they put this in the report. They said that they would raise it with the law firm.

## A habit worth having

You do not need to be an accountant. You need two editions, a pencil and forty minutes. Mark every word that is different, then write beside it who would have wanted it changed. By the end you will know something the opinion on page two does not say.`,
    },
  },
  {
    hoursAgo: 890,
    author: 'desk',
    category: 'onchain',
    labels: [3, 8],
    topics: [4],
    zh: {
      title: '一笔交易从按下到写定，要经过哪些手',
      summary: '给第一次来的读者：从钱包到主网，七站路，每一站等什么。',
      body: `写快讯的时候，我们常说“已确认”“已打包”“最终性”。这篇把它们按先后排好，以一笔二层网络上的转账为例。

## 七站

1. **钱包**。你按下确认，钱包用私钥签名。此刻交易只在你手里，关掉就没有了；
2. **节点**。钱包把它发给一个节点，节点检查签名和余额，不到一秒；
3. **排序器**。二层网络的排序器决定先后，给出“预确认”。多数应用到这一步就显示成功；
4. **批次**。几百到几万笔压成一批，等一到十分钟；
5. **主网打包**。整批数据写进主网的一个区块，十二秒一块；
6. **主网最终性**。两个纪元之后，约十三分钟，主网不再可能回滚；
7. **证明**。有效性证明上链，或者七天挑战期结束，这时才能提回主网。

## 哪一步算数

看你要做什么：

| 用途 | 等到 | 大约 |
| --- | --- | ---: |
| 买一杯咖啡 | 第3站 | 1秒 |
| 发货 | 第5站 | 10分钟 |
| 交房 | 第6站 | 25分钟 |
| 提回主网 | 第7站 | 20分钟到7天 |

我们在快讯里写“已确认”，指的是第5站；写“最终”，指的是第6站。若只到第3站，会写“预确认”。

## 一个常见的误会

交易费付得高，只能让你在第3站排得靠前，**不能**让后面的四站快一秒。第4站等的是凑齐一车人，第6站等的是全网投票，第7站等的是数学或者时间。这三样，都不收小费。`,
    },
    en: {
      title: 'From tap to settled: the hands a transaction passes through',
      summary:
        'For readers new here: seven stops between a wallet and mainnet, and what each is waiting for.',
      body: `Our news items are full of “confirmed”, “included” and “final”. Here they are in order, with a transfer on a rollup for an example.

## Seven stops

1. **Wallet.** You press confirm and it signs with your key. For now the transaction exists only in your hand. Close the window and it is gone.
2. **Node.** The wallet sends it to a node, which checks the signature and the balance in under a second.
3. **Sequencer.** The rollup’s sequencer decides the order and issues a “pre-confirmation”. Most applications say “done” at this point.
4. **Batch.** Hundreds or tens of thousands are packed together, which takes between one and ten minutes.
5. **Mainnet block.** The batch’s data goes into a block. There is one every twelve seconds.
6. **Mainnet finality.** After two epochs, or about thirteen minutes, mainnet can no longer go back on it.
7. **Proof.** A validity proof arrives on chain, or a seven-day challenge period ends. Only now can you withdraw to mainnet.

## Which one counts?

It depends what you are doing.

| Purpose | Wait for | Roughly |
| --- | --- | ---: |
| Buying a coffee | Stop 3 | 1 second |
| Shipping goods | Stop 5 | 10 minutes |
| Handing over a flat | Stop 6 | 25 minutes |
| Withdrawing to mainnet | Stop 7 | 20 minutes to 7 days |

When we write “confirmed” we mean stop 5. “Final” is stop 6. If something has reached only stop 3 we say “pre-confirmed”.

## A common misunderstanding

A higher fee moves you up the queue at stop 3. It does **not** hurry the other four by a second. Stop 4 is waiting for the coach to fill, stop 6 for the network to vote, stop 7 for mathematics or for time. None of them takes tips.`,
    },
  },
];
