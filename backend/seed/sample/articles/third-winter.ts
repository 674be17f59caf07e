import type { ArticleSeed } from '@/backend/seed/types';

export const thirdWinter: ArticleSeed = {
  hoursAgo: 74,
  author: 'zhou-weiyang',
  category: 'mining',
  labels: [13, 4],
  topics: [7],
  zh: {
    title: '矿场供热第三年：账本终于打平',
    summary: '北方一座小城把算力写进了供热合同。三个冬天下来，决定盈亏的不是币价，是水泵、谷电和一个周末。',
    body: `老姚管换热站管了二十二年，烧过煤，烧过气，三年前开始“烧”矿机。他不懂哈希，但是知道水温：进水四十一度，出水五十八度，低于五十五度，三号小区就会有人打电话。

这座小城十一月初开始供暖，四月初停，一共153天。城西的矿场装了2,400台水冷矿机，满负荷8.2兆瓦，热量全部送进管网，供着大约31万平方米。今年三月，矿场的会计第一次在累计一栏里写下一个正数：**47万元**。

为了这47万，他们往回爬了三个冬天。

## 三个冬天

<figure class="chart" data-kind="line" data-unit="万元" data-highlight="14"><figcaption>图1 矿场累计盈亏<small>万元；供暖季每季五个月，非供暖季停机检修</small></figcaption><table><thead><tr><th>月</th><th>累计盈亏</th></tr></thead><tbody><tr><td>一季11月</td><td>-620</td></tr><tr><td>12月</td><td>-585</td></tr><tr><td>1月</td><td>-541</td></tr><tr><td>2月</td><td>-512</td></tr><tr><td>3月</td><td>-498</td></tr><tr><td>二季11月</td><td>-560</td></tr><tr><td>12月</td><td>-471</td></tr><tr><td>1月</td><td>-388</td></tr><tr><td>2月</td><td>-322</td></tr><tr><td>3月</td><td>-271</td></tr><tr><td>三季11月</td><td>-236</td></tr><tr><td>12月</td><td>-148</td></tr><tr><td>1月</td><td>-61</td></tr><tr><td>2月</td><td>-8</td></tr><tr><td>3月</td><td>47</td></tr></tbody></table></figure>

第一个冬天，他们把自己当矿场：哪天币价高就多开，哪天低就少开。管网的水温跟着币价起伏，供热公司扣了违约金39万。

第二个冬天，他们把自己当锅炉：不管币价，按室外气温开。违约金没有了，可是电费没有谈好，白天的高峰电每度八毛三，等于用最贵的电烧水。十一月又换了两台水泵，62万，图上二季开头那一跌就是它。

第三个冬天，他们把自己当**蓄水罐**。

## 一罐热水值多少钱

所谓办法，说穿了是一只三千立方米的保温水罐，二手的，原先属于一家倒闭的酒厂。

夜里谷电三毛一，矿机全开，多出来的热存进罐子；白天高峰电八毛三，矿机降到四成，由罐子供热。水温一直稳在五十六度上下，电费平均从六毛一降到四毛二。

| 项目 | 第二季 | 第三季 |
| --- | ---: | ---: |
| 平均电价（元/度） | 0.61 | 0.42 |
| 供热收入（万元） | 512 | 534 |
| 算力收入（万元） | 1,986 | 1,703 |
| 电费（万元） | 1,740 | 1,025 |
| 运维与折旧（万元） | 469 | 894 |
| 更换水泵（万元） | 62 | 0 |
| 违约金（万元） | 0 | 0 |

算力收入少了283万，因为白天不怎么开机。电费少了715万。一进一出，多了432万，差不多正好付清水罐、新管道和一班夜班工人的账。

<aside class="figure-note"><strong>0.19元</strong> 每度电省下的，比任何一次币价上涨都可靠</aside>

矿场经理说，他从前每天早上第一件事是看币价，现在看的是明天的最低气温。币价他说了不算，气温他说了也不算，但是“气温至少提前一天告诉你”。

## 一个周末

也不是没有险情。一月的第二个周末，电网下午四点来电话，要求六点起停用可中断负荷，四个小时。按合同，通知提前两小时，合规。

外面零下二十七度。罐子里的水够撑三小时十分钟。

老姚做了三件事：先把罐子出水的阀门关小一成，让全城一起凉半度；再给三号小区的楼长们打电话，请他们七点以后关窗；最后把换热站那台停了三年的燃气锅炉点着，备着。

锅炉最终没有用上。九点五十二分恢复供电时，出水五十五度一，比会有人打电话的温度高零点一度。

<blockquote class="pull"><p>矿机停了可以再开，人冷了是要记住的。</p></blockquote>

“矿机停了可以再开，人冷了是要记住的。”这句话后来写进了合同附件，变成比较难看的样子：供热义务优先于计算义务，违者按供热缺口逐度赔偿。

## 能不能照抄

来参观的人很多。经理总是先说三个前提，说完一半人就走了：

- 城里本来就有集中供热管网，而且回水温度够低；
- 峰谷电价差至少四毛，少于这个数，罐子的钱回不来；
- 供热公司愿意签十五年，银行才肯按供热收入放贷。

还有一条他不写在材料里：要有一个像老姚这样的人。此人知道每栋楼哪一户的暖气最先凉，而这件事没有传感器。

## 打平之后

47万元分到2,400台矿机，每台不到二百块。经理说这已经很好了，本来就没有打算靠它发财，“锅炉房从来也不发财”。

四月初停暖那天，老姚把进水阀关上，站了一会儿。机房安静下来，三年里头一次能听见外面的鸟。他说，明年罐子外面要再包一层。`,
  },
  en: {
    title: 'In its third winter, the mine that heats a town breaks even',
    summary:
      'A small northern city wrote hash rate into its heating contract. What settled the matter was not the price of bitcoin but a pump, a night tariff and one weekend.',
    body: `Old Yao has run the heat-exchange station for twenty-two years. He has burned coal, he has burned gas, and three years ago he began burning bitcoin. He knows nothing of hashes but a good deal about water: in at 41 degrees, out at 58. Below 55, someone in Estate Three will ring up.

The heating season here runs for 153 days, from early November to early April. The mine on the west side of town has 2,400 water-cooled machines drawing 8.2 MW at full load, and all their heat goes into the network, enough for about 310,000 square metres. In March its accountant wrote a positive figure in the cumulative column for the first time: **470,000 yuan**.

It took three winters to climb back to it.

## Three winters

<figure class="chart" data-kind="line" data-unit="m yuan" data-highlight="14"><figcaption>Figure 1. The mine’s cumulative profit and loss<small>m yuan; five months a season, shut for maintenance between</small></figcaption><table><thead><tr><th>Month</th><th>Cumulative result</th></tr></thead><tbody><tr><td>S1 Nov</td><td>-6.20</td></tr><tr><td>Dec</td><td>-5.85</td></tr><tr><td>Jan</td><td>-5.41</td></tr><tr><td>Feb</td><td>-5.12</td></tr><tr><td>Mar</td><td>-4.98</td></tr><tr><td>S2 Nov</td><td>-5.60</td></tr><tr><td>Dec</td><td>-4.71</td></tr><tr><td>Jan</td><td>-3.88</td></tr><tr><td>Feb</td><td>-3.22</td></tr><tr><td>Mar</td><td>-2.71</td></tr><tr><td>S3 Nov</td><td>-2.36</td></tr><tr><td>Dec</td><td>-1.48</td></tr><tr><td>Jan</td><td>-0.61</td></tr><tr><td>Feb</td><td>-0.08</td></tr><tr><td>Mar</td><td>0.47</td></tr></tbody></table></figure>

In the first winter they thought they were a mine. They ran harder when bitcoin was up and slacked off when it was down. The water followed the price, and the heating company docked them 390,000 yuan.

In the second they thought they were a boiler, and ran by the temperature outside. The penalties stopped. But nobody had negotiated the tariff, and at 0.83 yuan a kilowatt-hour by day they were heating water with the dearest power there was. In November two pumps had to be replaced, for 620,000; that is the dip at the start of the second season.

In the third they decided to be a **tank**.

## What a tank of hot water is worth

The secret, if it is one, is an insulated tank of 3,000 cubic metres, bought second-hand from a distillery that had failed.

At night, when power is 0.31 yuan, every machine runs and the surplus heat goes into the tank. By day, at 0.83, the machines drop to two-fifths and the tank does the heating. The water stays at about 56 degrees, and the average price of power has gone from 0.61 to 0.42.

| Item | Second season | Third season |
| --- | ---: | ---: |
| Average tariff (yuan/kWh) | 0.61 | 0.42 |
| Heat sold (m yuan) | 5.12 | 5.34 |
| Hashes sold (m yuan) | 19.86 | 17.03 |
| Electricity (m yuan) | 17.40 | 10.25 |
| Upkeep and depreciation (m yuan) | 4.69 | 8.94 |
| Pumps replaced (m yuan) | 0.62 | 0 |
| Penalties (m yuan) | 0 | 0 |

Income from hashing fell by 2.83m yuan, because the machines idle by day. The electricity bill fell by 7.15m. The difference, 4.32m, was just enough for the tank, new pipes and a night crew.

<aside class="figure-note"><strong>0.19 yuan</strong> saved on each kilowatt-hour, more dependable than any rally</aside>

The manager used to begin his mornings with the price of bitcoin. Now he looks up tomorrow’s low. He has no say over either, he remarks, but “the weather at least tells you a day ahead”.

## One weekend

There have been bad moments. On the second Saturday of January the grid rang at four in the afternoon. Interruptible load was to come off at six, for four hours. The contract requires two hours’ notice. This was two hours’ notice.

It was 27 below. The tank held enough for three hours and ten minutes.

Old Yao did three things. He closed the tank’s outlet by a tenth, so that the whole town should cool together by half a degree. He telephoned the stairwell wardens of Estate Three and asked them to see that windows were shut after seven. And he lit the gas boiler, which had stood cold for three years, in case.

It was not needed. When power came back at eight minutes to ten the water was leaving at 55.1 degrees, a tenth above the temperature at which people ring up.

<blockquote class="pull"><p>A machine you can switch back on. People remember being cold.</p></blockquote>

“A machine you can switch back on. People remember being cold.” The remark found its way into an annex of the contract, in a plainer dress: the duty to heat precedes the duty to compute, with damages for each degree of shortfall.

## Can it be copied?

Visitors are many. The manager begins with three conditions, after which half of them leave:

- the town must already have district heating, with return water that is cool enough;
- the gap between peak and night tariffs must be at least 0.40 yuan, or the tank never pays for itself;
- the heating company must sign for fifteen years, since only then will a bank lend against the heat.

There is a fourth that he does not put in the handout. You need someone like Old Yao, who knows which flat in each building goes cold first. There is no sensor for that.

## After breaking even

Spread over 2,400 machines, 470,000 yuan is less than 200 each. The manager thinks that handsome. They never meant to get rich. “Boiler houses don’t.”

On the day the heating went off, Old Yao closed the inlet valve and stood for a while. The hall fell silent, and for the first time in three years you could hear birds. Next year, he said, that tank wants another layer.`,
  },
};
