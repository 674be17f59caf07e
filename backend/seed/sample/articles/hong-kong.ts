import type { ArticleSeed } from '@/backend/seed/types';

export const hongKong: ArticleSeed[] = [
  {
    hoursAgo: 31,
    author: 'lu-tingchao',
    category: 'market',
    labels: [1, 2, 18],
    topics: [6, 1],
    region: 'hk',
    zh: {
      title: '一张数码债券的一天：从中环到将军澳',
      summary: '上午成交，下午交收，中间隔着两节结算、四次签名和一部坏了的电梯。',
      body: `这张债券面额五百万港元，还有一年零两个月到期。上午9:52，它在中环一间交易室里以99.84成交；下午4:07，它的新主人在将军澳的数据中心里被写进名册。六个小时，路程十六公里，走地铁不用一个钟。

## 11:30，赶不上的一节

即日交收每天有两节，11:30和16:00。卖方想赶第一节，差了九分钟：托管人要两位签署人同时在线，其中一位在看牙医。

从前的债券没有这种烦恼，成交之后第二天才交收，牙医看完，午饭吃完，都来得及。

## 16:00，现金先到

第二节的规则是**现金先锁、债券后动**，两边都锁上才一起放。流程如下：

1. 15:31 买方银行锁定现金4,992,000港元；
2. 15:44 卖方托管人锁定债券；
3. 15:58 结算机构核对双方哈希；
4. 16:00 同时放行；
5. 16:07 名册更新，利息归属日改写。

首周四十三笔里，有两笔没有走到第四步，都是因为现金端没有及时锁上。系统不追究是谁的错，到点便自动转入后备流程，第二天再来。

> 以前是人等人，现在是两边等一个钟。钟不会帮你讲情。

## 名册在哪里

将军澳的机房在一幢工业大厦旁边，那天货梯坏了，新的硬盘由两个人抬上五楼。我问领路的工程师，名册究竟在哪一台机器里。他说每台都有，又说法律上只认一份，就是时间最早的那份。

拟议中的条文也是这样写的：链上与账册不符时，以链上时间较早者为准，并在一个营业日内更正。工程师说，“较早”两个字看起来简单，前提是大家的钟是准的。他指了指机架上一只巴掌大的盒子：那是校时用的，三千港元，全屋最便宜的一件。

债券的新主人那天下午没有来，也不必来。他明年收息的时候，也许会想起16:07这个时间，也许不会。`,
    },
    en: {
      title: 'A day in the life of a digital bond',
      summary:
        'Traded in Central in the morning, registered in Tseung Kwan O in the afternoon. Between the two: a missed window, four signatures and a broken lift.',
      body: `The bond is for HK$5m and has a year and two months to run. At 9:52 it changed hands at 99.84 in a dealing room in Central. At 4:07 in the afternoon its new owner was entered on the register, in a data centre in Tseung Kwan O. That is six hours to cover sixteen kilometres, which by train takes less than one.

## 11:30, the window it missed

Same-day settlement has two windows, at 11:30 and 16:00. The seller wanted the first and missed it by nine minutes. His custodian needs two signatories online at once, and one was at the dentist’s.

Bonds used not to have this trouble. They settled the day after, by which time one could have seen the dentist and had lunch.

## 16:00, cash first

The rule for each window is **lock the cash, then the bond**, and release the two together.

1. 15:31 The buyer’s bank locks HK$4,992,000.
2. 15:44 The seller’s custodian locks the bond.
3. 15:58 The settlement body compares the two hashes.
4. 16:00 Both are released.
5. 16:07 The register is updated and the interest date rewritten.

Of 43 trades in the first week two never reached the fourth step, in each case because the cash was not locked in time. The system does not ask whose fault it was. When the hour comes the trade drops into the old procedure and is tried again next day.

> It used to be people waiting for people. Now both sides wait for a clock, and you can’t plead with a clock.

## Where the register is

The machine hall stands beside an industrial building. The goods lift was out of order that day, and two men were carrying a new disk array up to the fifth floor. I asked the engineer which machine held the register. All of them, he said, though in law there is only one, the earliest.

So says the draft statute: where chain and books disagree, the earlier on-chain entry prevails, and the books must be mended within a business day. “Earlier” looks like a simple word, he said, as long as everyone’s clock is right. He pointed to a box in the rack no bigger than a hand. It keeps the time. At HK$3,000 it is the cheapest thing in the room.

The bond’s new owner did not come that afternoon. He had no need to. When the interest arrives next year he may remember 16:07, or he may not.`,
    },
  },
  {
    hoursAgo: 60,
    author: 'liang-banshan',
    category: 'payment',
    labels: [6, 17],
    topics: [6],
    region: 'hk',
    zh: {
      title: '深水埗的会计楼，开始收“哈希票”',
      summary: '唐楼三楼的三位老会计，把链上流水抄进活页簿。他们收费按页，不按金额。',
      body: `深水埗这幢唐楼没有电梯，会计行在三楼，门口的铜牌擦得很亮。三位会计加起来二百零一岁，客户多是楼下卖布、卖零件、修手机的铺头。

前年有一位卖显示卡的客人，拿来一叠截图，说这是收入。最老的那位陈姓会计看了半天，问了一句：“单号呢？”客人指着一长串字母数字。陈先生于是拿出活页簿，把六十四个字符一笔一笔抄了下来。

他后来知道不用抄，抄前八位和后八位便够。这种票据，行里叫“哈希票”。

## 活页簿的四栏

行里没有买软件。他们在活页簿上画了四栏：

- 日期与**香港时间**，不写链上时间；
- 哈希的前八后八；
- 当时的港元价，取自哪里要写明；
- 对手是谁。不知道就写“不知”。

第四栏最要紧。陈先生说，税局来问，数目差一点可以解释，“不知”写成“客户”就解释不了。去年经手的两万一千张哈希票里，“不知”有一百三十七张，每一张旁边都有客人的签名。

## 按页收费

收费是每页六十块，一页十五行，不论金额。有一位客人一年只做了四笔，每笔过百万，付了六十块；另一位替游戏玩家代充，一万多笔，付了四万多块，嫌贵，走了，三个月后又回来——他去的那一家用软件，把两个测试网地址也算成了收入。

拟议中的申报格式要求逐笔列出成本，一共十四栏。陈先生看过草案，说其中十三栏他们早就有了，只是名字不同。缺的那一栏叫“平台编号”。会计业团体提议再加一栏“手续费币种”，凑成十五栏，陈先生不反对：一页正好十五行。

> 机器记得快，我们记得住。

我问他信不信这些东西有价值。他想了想，说会计不问这个。会计只问：几时，几多，同边个。`,
    },
    en: {
      title: 'The bookkeepers of Sham Shui Po now take hashes',
      summary:
        'On the third floor of a walk-up, three elderly accountants copy on-chain receipts into a loose-leaf book. They charge by the page.',
      body: `There is no lift in this tenement in Sham Shui Po. The firm is on the third floor, behind a well-polished brass plate. The ages of its three bookkeepers add up to 201. Their clients are the shops below, which sell cloth and components and mend phones.

Two years ago a dealer in graphics cards brought in a sheaf of screenshots and said that this was his income. Mr Chan, the eldest, studied it for some time. “Where’s the receipt number?” The client pointed to a long run of letters and digits. So Mr Chan took out the book and copied all sixty-four of them, one by one.

He has since learned that the first eight and the last eight will do. The firm calls such a thing a “hash slip”.

## Four columns

They bought no software. They ruled four columns.

- The date and **Hong Kong time**, never chain time;
- The hash, first eight and last eight;
- Its value in Hong Kong dollars at that moment, and who says so;
- The other party. If unknown, write “unknown”.

The fourth is what counts. If the tax office asks, says Mr Chan, a sum that is slightly out can be explained. An “unknown” put down as “customer” cannot. Last year they handled 21,000 slips, of which 137 were unknown. Each has the client’s signature beside it.

## By the page

A page of fifteen lines costs HK$60, whatever the sums. One client made four transactions in the year, each of more than a million, and paid sixty dollars. Another tops up accounts for gamers, had more than ten thousand, and paid over HK$40,000. He thought it dear and left. Three months later he was back. The firm he had gone to used software, which had counted two test-network addresses as income.

The proposed reporting format calls for the cost of each trade, in fourteen columns. Mr Chan has read the draft. Thirteen of them, he says, they have always kept under other names; only the venue number is new. The accountants’ body wants a fifteenth, for the currency of the fee. Mr Chan has no objection. There are fifteen lines to the page.

> A machine writes it down fast. We remember it.

I asked whether he believed these things were worth anything. A bookkeeper does not ask that, he said after some thought. A bookkeeper asks when, how much, and with whom.`,
    },
  },
  {
    hoursAgo: 47,
    author: 'lu-tingchao',
    category: 'data',
    labels: [6],
    topics: [3, 6],
    region: 'hk',
    zh: {
      title: '港元稳定币满月：八成停在六个地址',
      summary: '流通7.3亿港元，真正用来买东西的占2.1%。但这2.1%比看上去有意思。',
      body: `第一批港元稳定币发行满月，流通量7.3亿港元。我们把全部一万八千个持有地址排了一遍，前六个占81%。发行人确认，其中四个属于做市商，一个是交易平台的热钱包，还有一个属于发行人自己，用于赎回周转。

| 去处 | 占流通 |
| --- | ---: |
| 做市商 | 58.4% |
| 平台热钱包 | 14.9% |
| 赎回周转 | 7.7% |
| 个人持有 | 16.9% |
| 商户收款 | 2.1% |

## 2.1%是谁

商户收款折合1,530万港元，来自四百一十二个商户地址。按行业排，第一名不是餐厅，也不是电子产品，而是**补习社**，占三成；第二是诊所；第三是一间做潜水执照的学校。

我们打电话问了其中九家。理由很一致：学费一次付半年，信用卡要扣2%左右，转账又要人手对单；稳定币收款页会自动写上学生编号，对单省了。

诊所的理由不同。它们收的多是内地来的客人，客人手里本来就有稳定币，换港元要跑一趟找换店。

## 赎回快不快

条文写的是两个营业日之内按面值赎回。首月共1,106宗赎回，中位时间四小时十八分，最慢的一宗一日零七小时，因为遇上周末和台风同一天。没有收费，也没有打折。

<aside class="figure-note"><strong>4小时18分</strong> 赎回的中位时间</aside>

真正慢的是开户。在发行人那里登记成为可赎回的持有人，中位时间要六天。所以街面上的人并不去赎回，而是找平台卖掉，价差大约0.15%。这0.15%，便是六天的价钱。

### 口径

商户地址根据发行人公布的收款名单认定；同一商户多个地址合并计算。个人持有包含我们认不出的地址，可能高估。`,
    },
    en: {
      title: 'A month of Hong Kong-dollar stablecoins: four-fifths in six addresses',
      summary:
        'HK$730m is in circulation and 2.1% of it pays for things. That 2.1% is more interesting than it sounds.',
      body: `The first Hong Kong-dollar stablecoins have been out for a month, and HK$730m is in circulation. We ranked all 18,000 holding addresses. The first six have 81%. Issuers confirm that four belong to market makers, one is a trading venue’s hot wallet, and one is the issuer’s own, used as a float for redemptions.

| Where it is | Share |
| --- | ---: |
| Market makers | 58.4% |
| Venue hot wallet | 14.9% |
| Redemption float | 7.7% |
| Individuals | 16.9% |
| Merchants | 2.1% |

## Who are the 2.1%?

Merchants hold HK$15.3m at 412 addresses. By trade, the leaders are neither restaurants nor electronics shops but **tutoring schools**, with three-tenths. Clinics come second. Third is a school that teaches diving.

We telephoned nine of them. The schools’ reasons agree. Fees are paid half a year at a time. Cards take about 2%, and transfers need someone to match them up. The stablecoin payment page fills in the pupil’s number, so that nobody has to.

The clinics have a different reason. Many of their patients come from the mainland with stablecoins already in hand, and changing them would mean a trip to an exchange shop.

## How fast is redemption?

The issuers’ terms say at par, within two business days. There were 1,106 redemptions in the month. The median took four hours and eighteen minutes. The slowest took a day and seven hours, a weekend and a typhoon having fallen together. No one was charged, and no one was paid short.

<aside class="figure-note"><strong>4 h 18 min</strong> median time to redeem</aside>

What is slow is opening an account. To register with an issuer as a holder entitled to redeem takes six days at the median. So people on the street do not redeem. They sell on a venue, at a cost of about 0.15%. That is the price of six days.

### Method

Merchant addresses are those on the issuers’ published lists; several belonging to one merchant count as one. “Individuals” includes addresses we could not identify, and may be too high.`,
    },
  },
  {
    hoursAgo: 236,
    author: 'liang-banshan',
    category: 'product',
    labels: [14, 18],
    topics: [8, 6],
    region: 'hk',
    zh: {
      title: '鸭寮街有间铺，专修打不开的硬件钱包',
      summary: '不修矿机了，改修钱包。老板立了三条规矩，最后一条是：不帮人猜密码。',
      body: `铺子在鸭寮街尾，门面一米二，前年还挂着“矿机维修、收购旧机”。如今招牌换成四个字：开不到机。

老板阿坚修了六年矿机，去年改行修硬件钱包。他说道理一样，都是一块小板、一块屏、一个怕热的芯片，区别在于矿机坏了客人骂人，钱包坏了客人不出声。

## 三条规矩

柜台玻璃下面压着一张纸：

1. 先验单，没有购买记录的不收；
2. 当面拆，当面装，全程录像交给客人；
3. **不帮人猜密码。**

第三条是被迫立的。有一位客人愿意分一半，他没有答应。“猜到，他疑心我早就知道；猜不到，他疑心我猜到了。”

## 都坏在哪里

他翻出维修簿，过去一年三百二十六宗，自己分了类：

| 毛病 | 宗数 | 修好 |
| --- | ---: | ---: |
| 电池鼓胀或断电 | 141 | 139 |
| 屏幕排线 | 88 | 85 |
| 接口进水 | 52 | 44 |
| 固件证书过期 | 31 | 31 |
| 芯片损坏 | 14 | 0 |

也就是说，**九成二**的钱包只是坏了一个几块钱的零件。真正救不回的十四宗，客人手上都有助记词的倒有十一宗，买一台新的，抄进去就好。剩下三宗，阿坚没有记金额，只在旁边画了一条线。

## 证书那个星期

上个月，一款旧机型的固件签名证书到期，一个星期来了三十一个人。其实不用修，厂商寄一张离线升级卡就行。阿坚没有收钱，在门口贴了张纸，写明去哪里领卡，不要插来历不明的卡。

他说那个星期是一年里最忙的，也是唯一没有生意的一个星期。`,
    },
    en: {
      title: 'The shop on Apliu Street that mends wallets',
      summary:
        'It used to repair mining rigs. Now it opens hardware wallets that will not switch on. There are three rules, and the last is that it never guesses a password.',
      body: `The shop is at the far end of Apliu Street and four feet wide. Two years ago its sign read “Miners repaired, old machines bought”. The new one says only: Won’t turn on.

Ah Kin mended mining rigs for six years and moved to hardware wallets last year. It is the same trade, he says: a small board, a screen, a chip that dislikes heat. The difference is that when a rig breaks the customer swears, and when a wallet breaks he is silent.

## Three rules

They are on a sheet under the glass of the counter.

1. Proof of purchase first. Without it, nothing is accepted.
2. Opened and closed in front of you, and filmed; you take the film.
3. **No guessing passwords.**

The third was forced on him. One customer offered him half. He declined. “If I guess it, he’ll think I knew all along. If I don’t, he’ll think I did.”

## What breaks

He took out the repair book. It has 326 jobs from the past year, which he has sorted himself.

| Fault | Jobs | Mended |
| --- | ---: | ---: |
| Swollen or dead battery | 141 | 139 |
| Screen ribbon | 88 | 85 |
| Water in the port | 52 | 44 |
| Expired firmware certificate | 31 | 31 |
| Failed chip | 14 | 0 |

In other words **92%** of them needed a part worth a few dollars. Of the fourteen that could not be saved, eleven owners had their seed phrase, and had only to buy another and copy it in. For the other three Ah Kin recorded no sum. He drew a line.

## Certificate week

Last month the certificate that signs one older model’s firmware ran out, and 31 people came in a week. It was not really a repair: the maker would post an offline upgrade card. Ah Kin charged nothing. He put up a notice saying where to get the card, and not to use one of unknown origin.

It was the busiest week of his year, he says, and the only one without any business.`,
    },
  },
];
