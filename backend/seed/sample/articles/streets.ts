import type { ArticleSeed } from '@/backend/seed/types';

/** Reports on payments and mining. */
export const streets: ArticleSeed[] = [
  {
    hoursAgo: 24,
    author: 'he-yidu',
    category: 'payment',
    labels: [6],
    zh: {
      title: '星期五下午的溢价',
      summary: '西非三国的稳定币场外溢价收窄到1.4%，只在每周五下午两点以后抬头。',
      body: `换汇商伊萨的摊子在市场二楼，一张折叠桌，两部手机，一块白板。白板上写着今天的价，一天改三四次，用袖子擦。

去年这时候，他的价比官方汇率高4.9%，如今是1.4%。他说钱难赚了，但活好干了，因为不用再跟人解释为什么这么贵。

## 溢价是怎么下去的

有三个原因，按他的说法：

1. 会用的人多了，二楼从前只有他一家，现在十一家；
2. 进口商不再一次买齐一个月的货款，改成每周买，单子小了；
3. 银行的美元配额，从月底改成了**每周一发放**。

第三条最要紧。银行周一发配额，周三用完，周四周五要付款的人就得找他。于是溢价有了星期的形状：

<figure class="chart" data-kind="bars" data-unit="%" data-highlight="4"><figcaption>图1 一周之内的场外溢价<small>%；三国十七个换汇商报价的中位数，过去八周平均</small></figcaption><table><thead><tr><th>星期</th><th>溢价</th></tr></thead><tbody><tr><td>一</td><td>0.7</td></tr><tr><td>二</td><td>0.8</td></tr><tr><td>三</td><td>1.2</td></tr><tr><td>四</td><td>1.8</td></tr><tr><td>五</td><td>2.6</td></tr><tr><td>六</td><td>1.3</td></tr></tbody></table></figure>

## 两点以后

星期五中午有礼拜，银行两点提前关门。两点到五点之间，伊萨的两部手机都不停。来的人多半是替人跑腿的，手里攥着一张纸条，上面是供货商的地址，前六位后六位。

他也念，跟雅加达和义乌的人一样，念出声来。

我问他，为什么不在周一囤好，周五卖。他指了指隔壁十家：“都囤了。所以才只有2.6。”

## 一个细节

白板右下角有一个很小的数字，每天不同，没有单位。我猜了几次，都不对。他最后告诉我，那是楼下面包的价钱。

“客人问今天贵不贵，我说你看面包。”`,
    },
    en: {
      title: 'The Friday-afternoon premium',
      summary:
        'In three West African countries stablecoins now cost only 1.4% over the official rate. It shows itself after two o’clock on Fridays.',
      body: `Issa the money changer works on the second floor of the market, at a folding table with two phones and a whiteboard. The board has today’s price on it. It changes three or four times a day, and he wipes it with his sleeve.

A year ago he charged 4.9% over the official rate. Now it is 1.4%. There is less money in it, he says, but the work is easier. Nobody asks him to explain why it is so dear.

## How it came down

He gives three reasons.

1. More people know how. He used to be alone on this floor; now there are eleven.
2. Importers no longer buy a month’s payments at once. They buy by the week, in smaller lots.
3. Banks used to hand out their dollar quota at the end of the month, and now do so **every Monday**.

The third matters most. The quota arrives on Monday and is gone by Wednesday. Anyone who must pay on Thursday or Friday comes to him. So the premium has taken the shape of the week.

<figure class="chart" data-kind="bars" data-unit="%" data-highlight="4"><figcaption>Figure 1. The street premium through the week<small>%; median of 17 dealers in three countries, average of eight weeks</small></figcaption><table><thead><tr><th>Day</th><th>Premium</th></tr></thead><tbody><tr><td>Mon</td><td>0.7</td></tr><tr><td>Tue</td><td>0.8</td></tr><tr><td>Wed</td><td>1.2</td></tr><tr><td>Thu</td><td>1.8</td></tr><tr><td>Fri</td><td>2.6</td></tr><tr><td>Sat</td><td>1.3</td></tr></tbody></table></figure>

## After two

On Fridays there are prayers at noon, and banks close early, at two. From two until five neither of Issa’s phones stops. Most of those who come are running errands. They hold a slip of paper with a supplier’s address, the first six characters and the last.

He reads them aloud, just as they do in Jakarta and Yiwu.

Why not buy on Monday, I asked, and sell on Friday? He waved at the ten tables beside his. “We all do. That’s why it’s only 2.6.”

## A detail

At the bottom right of the board is a small figure that changes daily and has no unit. I guessed several times and was wrong. It is the price of bread downstairs.

“They ask if it’s dear today. I say, look at the bread.”`,
    },
  },
  {
    hoursAgo: 22,
    author: 'zhou-weiyang',
    category: 'mining',
    labels: [13, 4],
    topics: [7],
    zh: {
      title: '二手矿机市场：先问噪音，再问算力',
      summary: '二手矿机一周跌了6%，三年机龄的风冷机跌得最多。买家变了，从前是矿场，现在是澡堂和蔬菜大棚。',
      body: `城郊这间仓库里码着四千多台旧矿机，按机龄分区，像酒窖。管仓库的小郑说，从前客人进门先问算力，现在先问噪音。

因为客人变了。上个月卖出的六百一十台里，矿场只买走两百台出头，其余去了这些地方：

| 买家 | 台数 | 用途 |
| --- | ---: | --- |
| 矿场 | 214 | 补缺 |
| 蔬菜大棚 | 158 | 冬季加温 |
| 澡堂与泳馆 | 121 | 预热 |
| 个人 | 73 | 取暖兼挖矿 |
| 拆件 | 44 | 电源与散热片 |

## 当暖气卖

对大棚来说，矿机是一台会退钱的电暖器。三千瓦的机器，一小时三度电，挖出的币约合六毛，等于电费打了六七折。

所以他们不在乎机龄，在乎**三件事**：噪音、灰尘、会不会半夜自己停。水冷机型安静，价格持平；风冷机型75分贝以上，养鸡的都不肯要，鸡会不下蛋。

## 价格怎么定

小郑有一条自己的公式，写在门后：

> 旧机价＝电源价＋散热片价＋它还能热几个冬天×八十块。

没有币价，也没有算力。我问他，如果币价涨一倍呢？他说，那矿场会回来，大棚买不到机器，菜会贵一点。

## 一张退货单

上星期有一台机器被退了回来，原因栏写着“太省电”。客人是开澡堂的，买去之后发现固件自带节能模式，水烧不热。

小郑把节能关了，又卖给了他，没有加钱。`,
    },
    en: {
      title: 'Second-hand mining rigs: they ask about the noise first',
      summary:
        'Second-hand machines fell 6% in a week, three-year-old air-cooled ones most. The buyers have changed. They used to be mines, and now they are bathhouses and greenhouses.',
      body: `The warehouse on the edge of town has more than four thousand old machines, shelved by age like wine. Customers used to ask about hash rate first, says Zheng, who looks after it. Now they ask about noise.

They are different customers. Of 610 machines sold last month, mines took little more than 200. The others went as follows.

| Buyer | Machines | Use |
| --- | ---: | --- |
| Mines | 214 | Replacements |
| Greenhouses | 158 | Winter heating |
| Bathhouses and pools | 121 | Pre-heating |
| Individuals | 73 | Heating, and some mining |
| Broken up | 44 | Power supplies and heat sinks |

## Sold as heaters

To a greenhouse a miner is an electric heater that gives money back. A three-kilowatt machine uses three units an hour and earns about 0.60 yuan, which takes a third or more off the bill.

Age is therefore no object. What matters is **three things**: noise, dust, and whether it stops by itself in the night. Water-cooled models are quiet and hold their price. Air-cooled ones run at over 75 decibels, and even poultry farmers refuse them. The hens stop laying.

## How they are priced

Zheng has his own formula, written up behind the door.

> Old machine = power supply + heat sinks + winters of heat left in it × 80 yuan.

There is no bitcoin in it and no hash rate. What if the price doubled? Then the mines would be back, he says, the greenhouses would go without, and vegetables would cost a little more.

## A return

One machine came back last week. Under reason it said “uses too little power”. The customer keeps a bathhouse, and had found that the firmware’s economy mode would not heat the water.

Zheng switched it off and sold it to him again, at the same price.`,
    },
  },
  {
    hoursAgo: 340,
    author: 'he-yidu',
    category: 'payment',
    labels: [6],
    zh: {
      title: '一张发票，一个地址',
      summary: '义乌十来家商户试着给每张发票生成一个收款地址。会计省了三个小时，老板多了一件担心的事。',
      body: `办法很简单：开一张发票，生成一个地址，只收这一笔，收完作废。谁付的、付的哪一单，不用问，地址自己知道。

市场里试的有十来家，我看了其中六家一个月的账。

| 商户 | 笔数 | 对账用时（从前） | 对账用时（现在） | 付错 |
| --- | ---: | ---: | ---: | ---: |
| 布匹 | 61 | 18小时 | 1小时 | 0 |
| 圣诞饰品 | 104 | 31小时 | 2小时 | 3 |
| 拉链 | 47 | 12小时 | 40分 | 0 |
| 雨伞 | 38 | 9小时 | 1小时 | 1 |
| 发饰 | 212 | 55小时 | 3小时 | 6 |
| 五金 | 29 | 8小时 | 30分 | 0 |

## 付错的十笔

十笔里有八笔是老客户，照着上一次的地址付的。地址作废了，钱并没有丢，只是要换一把钥匙去取，多花半天。剩下两笔付到了别人的发票上，两家隔一条过道，自己换了回来。

## 老板担心什么

卖发饰的老板娘说，从前只有一个地址，打印出来贴在墙上，客人视频时对着墙念，心里踏实。现在每次都不一样，**没有东西可以念**。

她的解决办法是，把发票号印得很大，让客人念发票号。

会计说这样一来，跟银行也差不多了。老板娘说，**本来就该差不多**。

写对账软件的人正在加一项功能：地址作废以后再有钱进来，自动给付款人回一条短信，请他打电话。短信的草稿只有一句，“您付的是上一张单”。`,
    },
  },
  {
    hoursAgo: 610,
    author: 'zhou-weiyang',
    category: 'mining',
    labels: [13],
    topics: [7],
    zh: {
      title: '一台水泵的账',
      summary: '供热矿场第二年最大的一笔意外支出，不是矿机，是两台水泵。',
      body: `写供热矿场的人多半写矿机，很少写水泵。可是管网认得的只有水泵。

去年十一月，某矿场的两台循环泵相隔四天先后坏掉，更换一共62万元，比当月的算力净收入还多。坏的原因写在检修单上：**启停过于频繁**。

## 一天四十次

矿机可以一天启停四十次，水泵不行。矿场头两年按币价调负荷，负荷一动，水泵跟着动。设计寿命是每天六次，它用两个冬天走完了十三年的路。

换泵那天，厂家的师傅看了记录，问：你们这是在供热，还是在弹琴？

## 改了三处

1. 加变频，不停泵，只降速；
2. 矿机分成八组，轮流降，水流不变；
3. 把“每日启停次数”写进值班表，超过六次要签字。

第三条最便宜，也最有用。自从要签字，平均每天是2.4次。

## 折成电价

把62万摊到两个供暖季、4,900万度电上，每度一分三。矿场经理说，这一分三他从前不知道要算，现在谈电价，第一句话就把它加上。

换下来的两台旧泵没有卖掉，立在机房门口，一左一右。来参观的人常常以为是装饰，伸手去摸。经理由着他们摸，等摸完了，再把检修单递过去。

检修单最后一栏是“责任人”，填的是“币价”。供热公司不认，退回来重填，他这才改成自己的名字。`,
    },
  },
];
