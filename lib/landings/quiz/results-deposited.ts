/** Results of people who leave their keys with others. */
export const RESULTS_DEPOSITED = {
  DLNC: {
    zh: {
      name: '记账人',
      line: '东西交给别人管，账自己记。',
      text: [
        '你算过自己丢钥匙的概率，也算过托管行出事的概率，选了小的那个。然后你每个月对一次账，对账单存了六年，少过一分钱你也写信去问。你不觉得这叫不够“去中心”，你觉得这叫分工。',
        '你的账只记了看得见的那一半。托管行把它又放到了哪里，合同第几页说它可以这样做，你多半没有记。找一个下午读完那份合同，把“再抵押”三个字圈出来，看看它出现几次。',
      ],
    },
    en: {
      name: 'The Bookkeeper',
      line: 'Others keep the things; you keep the books.',
      text: [
        'You worked out the odds of losing your key and the odds of a custodian failing, and took the smaller. Every month you check the statement. You have six years of them, and once wrote a letter over a missing cent. To you this is not a lack of principle. It is a division of labour.',
        'Your books cover the half you can see. Where the custodian has placed it since, and which page allows that, you have probably not written down. Spend an afternoon with the contract, circle the word “rehypothecate”, and count the circles.',
      ],
    },
  },
  DLPC: {
    zh: {
      name: '老街坊',
      line: '存在熟人那里，二十年不动。',
      text: [
        '你选的是柜台后面那个人。同一家、同一位经理、同一张表，你宁愿少一点，也不换地方。行情好的时候你会忘了自己有这么一笔，过年吃饭别人提起，你才想起来查一下。说来奇怪，算下来你亏得比谁都少。',
        '熟人会退休，机构会换股东，街还是那条街，招牌后面已经是别人。一年只要一次，带上对账单去一趟，当面问三句：现在谁管，放在哪里，出了事赔多少。问这个不伤感情。',
      ],
    },
    en: {
      name: 'The Old Neighbour',
      line: 'Left with somebody you know, untouched for twenty years.',
      text: [
        'You chose the person behind the counter. The same bank, the same manager, the same form: you accept a little less rather than move. In good years you forget you have it, until somebody brings it up at New Year’s dinner. Oddly enough, hardly anyone has lost less than you.',
        'People retire and institutions change hands; the street is the same, but someone else is behind the sign. Once a year, take your statement and ask three things in person: who runs it now, where is it kept, what is paid if it goes wrong. No friendship suffers.',
      ],
    },
  },
  DLNB: {
    zh: {
      name: '承保人',
      line: '别人怕的那一段，算清楚了你来接。',
      text: [
        '你相信合同、牌照和概率。价格对了，你愿意接别人不敢接的风险，而且一接就是两三年。你会为百分之零点三的差别打半天电话，也会在全市场都慌的时候签字。你输过，输的那一次至今能背出条款。',
        '你押的是规则不会变，而规则常常在最需要它的那个周末变。看一看手里最大的三笔，有几笔要靠同一家机构星期一照常开门。如果是三笔都靠，你接的就不是三份风险，是一份。',
      ],
    },
    en: {
      name: 'The Underwriter',
      line: 'You take the part others fear, once the sums are done.',
      text: [
        'You believe in contracts, licences and probability. At the right price you take the risk nobody wants, and for two or three years. You will spend half a day on the phone over a third of a per cent, and sign while the whole market panics. You have lost once, and can recite the clause.',
        'You are betting that the rules will hold, and rules tend to change on the weekend they are needed. Look at your three largest positions. How many depend on the same firm opening its doors on Monday? If all do, you hold not three risks, but one.',
      ],
    },
  },
  DLPB: {
    zh: {
      name: '合伙人',
      line: '人对了，就一起扛。',
      text: [
        '你不爱自己动手，你爱找对人。找到了就把钱和名声都放进去，陪着他把难看的几年熬完。开会你话不多，散会后那通电话最要紧。你分得清一时的坏消息和真正的坏人，大多数时候。',
        '大多数时候，不是每一次。你们之间的事有多少写在纸上？股份、钥匙、谁能单独签字、散伙怎么分。交情好的时候写最容易，也最不好意思写。这个月找个晚上，两个人，一页纸。',
      ],
    },
    en: {
      name: 'The Partner',
      line: 'With the right people, you carry it together.',
      text: [
        'You would rather find the right person than do it yourself. Once found, you put in money and reputation and sit out the ugly years beside them. You say little in meetings; what matters is the call afterwards. You can tell bad news from a bad person, most of the time.',
        'Most of the time is not every time. How much of it is on paper: shares, keys, who may sign alone, how it ends? It is easiest to write while you are friends, and most awkward. One evening this month: two people, one page.',
      ],
    },
  },
  DFNC: {
    zh: {
      name: '巡更人',
      line: '一夜走三遍，门窗都试过。',
      text: [
        '你把东西放在好几家，每一家都设了提醒：提款延迟过十分钟、利率变了两个点、客服换了口径，你就换一家。你不求赚得最多，求的是每一次出事的时候自己都不在里面。到目前为止，你真的都不在。',
        '走得太勤，也会有搬家的时候被偷的危险：去年的损失，有多少出在转账路上？把换家的门槛写下来，够了才动。剩下的夜里，你可以睡。',
      ],
    },
    en: {
      name: 'The Night Watch',
      line: 'Three rounds a night, every door tried.',
      text: [
        'You spread things over several houses and set an alarm at each. A withdrawal ten minutes late, a rate two points off, a new phrase from support, and you move. You do not aim to earn most. You aim not to be inside when it happens, and so far you never have been.',
        'Those who move often may be robbed on the way. How much of last year’s loss happened in transit? Write down what it takes to make you leave, and move only then. On the other nights, sleep.',
      ],
    },
  },
  DFPC: {
    zh: {
      name: '赶集人',
      line: '哪里人多去哪里，口袋按得很紧。',
      text: [
        '你喜欢热闹，什么都看，什么都问，每样买一点。哪个摊子排队，你就去闻一闻；回家数一数，花得不多，故事带回一车。你的账户大多开在别人家，图的是方便。朋友想知道外面在流行什么，第一个问你。',
        '一点一点加起来，你手里大概有四十样东西，其中二十样你已经说不出当初为什么买。挑一个雨天清一次：说不出理由的，卖掉；卖不掉的，记一笔学费。明天集市照开。',
      ],
    },
    en: {
      name: 'The Market-Goer',
      line: 'You go where the crowd is, with a hand on your purse.',
      text: [
        'You like the bustle. You look at everything, ask about everything and buy a little of each. Where there is a queue you go and sniff. At home you find you have spent little and brought back a cartload of stories. Most of your accounts are on other people’s premises, because it is easier. Friends ask you first what is in fashion.',
        'Little by little it adds up to about forty things, and for twenty you can no longer say why. Pick a rainy day. Sell what you cannot explain; what cannot be sold, enter as tuition. The market is open again tomorrow.',
      ],
    },
  },
  DFNB: {
    zh: {
      name: '报价人',
      line: '两边都挂单，靠手快吃饭。',
      text: [
        '你眼里没有涨跌，只有价差。钱放在平台上，因为快；仓位开得大，因为薄。你一天说得最多的一个词是“延迟”。你对项目的名字没有兴趣，对它的深度很有兴趣。你这样的人多了，市场才像个市场。',
        '薄利要靠量，量要靠别人的机器不停。哪一家平台占了你一半以上的余额？它停一小时，你要赔多少？把这个数贴在屏幕边上。它比任何指标都更接近你真正的仓位。',
      ],
    },
    en: {
      name: 'The Quoter',
      line: 'Orders on both sides, and a living made by speed.',
      text: [
        'You see no ups and downs, only spreads. The money is on the platforms because that is fast; positions are large because margins are thin. Your most-used word is “latency”. A project’s name leaves you cold. Its depth does not. It takes people like you to make a market a market.',
        'Thin margins need volume, and volume needs somebody else’s machines. Which platform holds more than half of your balance, and what would an hour’s halt cost you? Put that number beside the screen. It is closer to your true position than any indicator.',
      ],
    },
  },
  DFPB: {
    zh: {
      name: '追风人',
      line: '风起的时候已经在路上。',
      text: [
        '你听见一个名字三次，就上车了。谁讲得起劲，你信谁；哪里快，放哪里；要押就押到心跳。你经历过别人十年才有的起落，讲起来眉飞色舞，赢的那几回确实漂亮。没有你们，新东西传不出第一条街。',
        '赢的几回你都记得，输的总数你没有加过。今天加一次，只加给自己看。然后定一个上限：一个月几回，一回多少。风每年都有，腿只有一双。',
      ],
    },
    en: {
      name: 'The Wind Chaser',
      line: 'Already on the road when the wind gets up.',
      text: [
        'You hear a name three times and you are on board. You believe whoever is most excited, put it wherever is fastest, and stake until your heart beats. You have been through ups and downs that take others ten years, and tell them wonderfully. The wins were handsome. Without you, nothing new would get beyond its own street.',
        'You remember the wins and have never added up the losses. Add them today, for your eyes only. Then set a limit: so many a month, so much each time. There is wind every year. You have one pair of legs.',
      ],
    },
  },
} as const;
