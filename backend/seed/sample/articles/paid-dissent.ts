import type { ArticleSeed } from '@/backend/seed/types';

export const paidDissent: ArticleSeed = {
  hoursAgo: 62,
  author: 'xu-wenqiao',
  category: 'governance',
  labels: [15],
  topics: [9],
  zh: {
    title: '投票率跌到4%，有人开始付钱请人反对',
    summary: '一个月，十九份反对意见书，六千四百美元。反对票市场听上去荒唐，却让两处漏洞提前被看见。',
    body: `提案第88号要拨1,200万枚代币给一个“生态增长计划”，正文九页，附件三十一页。投票开放七天，前六天赞成票99.2%。第七天上午，论坛里出现了一份四百字的意见书，指出附件第十七页的归属表里，“按季解锁”与“首季解锁百分之四十”不能同时成立。

提案人当天下午把它改了。改完之后，赞成票还是99%以上。

写意见书的人得到400美元。他是一位中学物理老师，没有持有这个协议的任何代币。

## 没有人反对的会场

这个协议有二十一万个持币地址。过去一年，提案的平均投票率从11%跌到4%，平均赞成率从91%升到98%。

<figure class="chart" data-kind="line" data-unit="%" data-highlight="11"><figcaption>图1 某协议逐月平均投票率<small>%；按参与投票的代币占流通量计</small></figcaption><table><thead><tr><th>月</th><th>投票率</th></tr></thead><tbody><tr><td>1</td><td>11.2</td></tr><tr><td>2</td><td>10.8</td></tr><tr><td>3</td><td>9.6</td></tr><tr><td>4</td><td>9.9</td></tr><tr><td>5</td><td>8.1</td></tr><tr><td>6</td><td>7.4</td></tr><tr><td>7</td><td>7.0</td></tr><tr><td>8</td><td>6.2</td></tr><tr><td>9</td><td>5.5</td></tr><tr><td>10</td><td>5.1</td></tr><tr><td>11</td><td>4.3</td></tr><tr><td>12</td><td>4.0</td></tr></tbody></table></figure>

这两条线放在一起，看上去像是共识，其实是散场。反对的人没有被说服，他们只是不来了。投反对票要读四十页，投赞成票只要信任提案人；而投弃权票，什么也不用做。

一位受托人说得更直接：他受托一百四十万枚代币，每月要看九份提案，没有报酬。“我一年投了一百零三次票，认真读完的大概三十份。其余的，我看谁先投了赞成，就跟着投。”

## 六千四百美元

于是有人提了一个办法：**每份提案，出钱请一个人写反对意见。**

规则只有五条，写在一张纸上：

1. 任何人都可以领题，不必持币，先到先得，每份提案最多三人；
2. 意见书不超过五百字，必须指出具体的页码；
3. 基本酬金250美元，写了就付；
4. 提案因此修改的，加150美元；因此撤回的，加1,350美元；
5. 领题的人在该提案投票期间不得投票。

第五条是吵得最久的。支持的人说，拿了钱写反对意见的人再去投票，说不清楚；反对的人说，不让他投票，等于买断了他。最后留下了，因为起草者说：“我们买的是他的眼睛，不是他的手。”

第一个月，共收到意见书19份，涉及8份提案。两份提案作了修改，一份撤回。合计支出6,400美元。

<aside class="figure-note"><strong>19份</strong> 意见书，其中3份起了作用</aside>

## 六分之一

十九份里有三份起了作用，将近六分之一。这个比例高不高，要看跟什么比。

我把十九份都读了。按质量分，大致是这样：

- 五份是认真的，读过附件，算过数；
- 六份言之成理，但说的是正文里已经承认的风险；
- 四份是态度，没有页码，按规则本不该付钱，还是付了；
- 三份有明显的程序痕迹，同样的句式换了名词；
- 一份只有一句话：“第六页，小数点。”这一份使预算少了九十万。

最后那一份，我认为值六千四百美元的全部。

<blockquote class="pull"><p>我们买的是他的眼睛，不是他的手。</p></blockquote>

## 荒唐之处

批评也有道理。最常见的一条是，拿钱反对的人，会为了拿钱而反对。确实有一位领题者在一个月里领了七份，写得越来越短，像是在计件。

另一条更要紧：它让其他人更加心安理得地不来。既然有人专职反对，我又何必读。第一个月过后，投票率没有回升，仍是4%。

还有一条是法律上的。受托人若看过反对意见仍投赞成，日后出了事，就不能再说“不知道”。有两位受托人因此退出，他们在辞呈里写得很诚实：以前不知道，是一种保护。

## 一个旧办法

付钱请人唱反调，并不是新发明。许多机构的章程里都有过类似的席位，有的叫审查人，有的叫监事，最后大多变成一个头衔。差别在于，那些席位是终身的，付的是名誉；这里是计件的，付的是四百块。

计件有计件的好处：明天没有人领题，办法就自动废除，不必再投一次票。

那位物理老师后来又领过一题，没有写出反对意见，把题目交了回去。他在论坛里解释：从头到尾读了两遍，觉得没有什么可反对的。

按规则，这种情况不付钱。有人因此发起了提案第94号：**读完而没有意见的，也应当付100元。**

投票还有三天结束。截至发稿，投票率3.7%，赞成99.1%，暂时没有人反对。`,
  },
  en: {
    title: 'Turnout fell to 4%. So they began paying people to object',
    summary:
      'One month, nineteen dissenting opinions, $6,400. A market in “no” sounds absurd. It has also caught two holes before they opened.',
    body: `Proposal 88 would have granted 12m tokens to an “ecosystem growth programme”. It ran to nine pages, with 31 of appendix, and voting was open for a week. For six days the count stood at 99.2% in favour. On the morning of the seventh a 400-character opinion appeared on the forum. According to the vesting table on page 17 of the appendix, it said, tokens were to unlock quarterly and also 40% in the first quarter. They could not both be true.

The proposer mended it that afternoon. The vote in favour remained above 99%.

The author of the opinion received $400. He teaches physics at a secondary school and owns none of the protocol’s tokens.

## A meeting with no opposition

The protocol has 210,000 holders. Over the past year average turnout has gone from 11% to 4%, and average approval from 91% to 98%.

<figure class="chart" data-kind="line" data-unit="%" data-highlight="11"><figcaption>Figure 1. Average turnout at one protocol, by month<small>%; tokens voted as a share of those in circulation</small></figcaption><table><thead><tr><th>Month</th><th>Turnout</th></tr></thead><tbody><tr><td>1</td><td>11.2</td></tr><tr><td>2</td><td>10.8</td></tr><tr><td>3</td><td>9.6</td></tr><tr><td>4</td><td>9.9</td></tr><tr><td>5</td><td>8.1</td></tr><tr><td>6</td><td>7.4</td></tr><tr><td>7</td><td>7.0</td></tr><tr><td>8</td><td>6.2</td></tr><tr><td>9</td><td>5.5</td></tr><tr><td>10</td><td>5.1</td></tr><tr><td>11</td><td>4.3</td></tr><tr><td>12</td><td>4.0</td></tr></tbody></table></figure>

Put side by side, the two lines look like consensus. They are an emptying hall. Those against have not been persuaded; they have stopped coming. To vote no you must read forty pages. To vote yes you need only trust the proposer. To abstain takes nothing at all.

One delegate is blunter. He votes 1.4m tokens on others’ behalf, gets nine proposals a month and is paid nothing. “I voted 103 times last year and properly read about thirty. For the rest I see who has voted yes first, and follow.”

## $6,400

So someone suggested a remedy: **for every proposal, pay somebody to write the case against.**

The rules fit on a sheet.

1. Anyone may take a proposal, with or without tokens; first come, first served, three to a proposal at most.
2. Opinions run to 500 Chinese characters or fewer and must cite a page.
3. The basic fee is $250, paid on delivery.
4. If the proposal is amended as a result, add $150; if it is withdrawn, $1,350.
5. Whoever takes the fee may not vote on that proposal.

The fifth was argued over longest. Supporters said that a paid objector who votes invites questions. Opponents said that one who may not vote has been bought off. It stayed, because of its drafter’s reply: “We are buying his eyes, not his hand.”

In the first month nineteen opinions came in on eight proposals. Two proposals were amended and one was withdrawn. The bill was $6,400.

<aside class="figure-note"><strong>19</strong> opinions, of which three had an effect</aside>

## One in six

Three in nineteen is about one in six. Whether that is a lot depends on what you compare it with.

I have read them all. By quality they divide roughly as follows:

- five are serious: the writer read the appendix and did the sums;
- six are sound, but concern risks the proposal had already owned up to;
- four are attitudes without page numbers, which the rules say should not be paid for, and were;
- three show signs of a machine, the same sentences with the nouns changed;
- one reads, in full, “Page 6, decimal point.” It took 900,000 off a budget.

That last, in my view, was worth the whole $6,400.

<blockquote class="pull"><p>We are buying his eyes, not his hand.</p></blockquote>

## What is absurd about it

The critics have a case. The commonest complaint is that people paid to object will object in order to be paid. One writer took seven proposals in the month, and his opinions grew shorter and shorter, like piecework.

A weightier one is that it lets everyone else stay away with a clear conscience. If objecting is someone’s job, why read? After the first month turnout had not recovered. It was still 4%.

And there is the law. A delegate who votes yes after reading an objection can no longer say, when things go wrong, that he did not know. Two have resigned over it. Their letters were honest: not knowing had been a form of protection.

## An old device

Paying for contradiction is nothing new. Many institutions have had a seat for it, under the name of examiner or supervisor, and most such seats have dwindled to a title. They were held for life and paid in honour. This one is by the piece and pays $400.

Piecework has its merits. If nobody takes a proposal tomorrow the scheme lapses of its own accord, with no need for another vote.

The physics teacher took one more. He wrote no opinion and gave up the assignment. He had read it through twice, he explained on the forum, and could find nothing to object to.

The rules pay nothing for that. Hence Proposal 94: **those who read to the end and have no objection should receive $100.**

Voting closes in three days. At the time of writing turnout is 3.7%, with 99.1% in favour. So far, nobody has objected.`,
  },
};
