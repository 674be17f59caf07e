/** Results of people who hold their own keys. */
export const STORED_RESULTS = {
  SLNC: {
    zh: {
      name: '守库人',
      line: '自己拿钥匙，看数字，等得起，不多押。',
      text: [
        '你大概有一个旧本子，第一页写着助记词存放的地方，最后一页写着什么时候该去看一眼。朋友推荐的东西你都会收藏，然后去读合约，读完通常什么也不做。别人说你错过了很多，你自己也记着：错过多少，躲过多少，两栏都有数。',
        '你的麻烦在另一头。钥匙只有一把，会读的人只有一个。真到了需要别人动手的那天，本子写得再清楚，也没有人知道它在哪里。今晚可以做一件小事：写一封只有两行的信，交给一个你信得过的人。',
      ],
    },
    en: {
      name: 'The Vault Keeper',
      line: 'Your own keys, your own sums, plenty of time and never too much at stake.',
      text: [
        'Somewhere you have an old notebook. Its first page says where the seed phrase is; its last says when to look again. You bookmark whatever friends recommend, read the contract and usually do nothing. People tell you how much you have missed. You know: missed and dodged stand in two columns, both added up.',
        'Your trouble lies at the other end. There is one key, and one person who can read the notebook. On the day somebody else has to act, nobody will know where it is. Tonight, write a letter of two lines and give it to someone you trust.',
      ],
    },
  },
  SLPC: {
    zh: {
      name: '掌灯人',
      line: '跟着信得过的人走，走得很慢。',
      text: [
        '你认人。谁在熊市里还在写周报，谁出事那天没有删帖，你都记得。你跟的人不多，跟上了就是几年，钱放在自己手里，一次只往前挪一步。热闹的时候你像是睡着了，灯倒一直亮着。',
        '你信的人也会老，也会换工作，也会在一件自己不懂的事上说得很肯定。你很少回头去查他们三年前说过什么。挑一位你最信的，把他的旧账翻一遍：不是为了不信，是为了知道该信到哪里。',
      ],
    },
    en: {
      name: 'The Lamp Bearer',
      line: 'You follow people you trust, and you follow slowly.',
      text: [
        'You judge character. You remember who kept writing updates through the bear market, and who deleted nothing on the day it went wrong. You follow few, and for years; the money stays in your hands and moves one step at a time. When the street is loud you seem to be asleep, but the lamp is lit.',
        'The people you trust grow old, change jobs, and sound certain about things they do not know. You rarely check what they said three years ago. Take the one you trust most and read the old posts. The point is not to stop believing, but to learn how far.',
      ],
    },
  },
  SLNB: {
    zh: {
      name: '掘井人',
      line: '算好了位置，就一直往下挖。',
      text: [
        '你花三个月研究一件事，然后把能动的都放进去，一放好几年。中间跌掉一半，你会重算一遍；算出来还是那个数，你就再加一点。别人看你是赌，你知道自己在哪一行用了哪个假设。',
        '问题出在假设旧了而井已经深了。挖了三年的人，很难承认水不在这里。给自己写一条停手的规矩，趁现在还不需要它：哪个数变成多少，你就上来。写好之后交给别人保管。',
      ],
    },
    en: {
      name: 'The Well Digger',
      line: 'You work out the spot, then dig and keep digging.',
      text: [
        'You study one thing for three months, put in all you can move, and leave it there for years. When it halves, you do the sums again; if the answer is the same, you add a little. Others see a gamble. You know which line rests on which assumption.',
        'Trouble comes when the assumption is old and the well is deep. After three years of digging it is hard to admit the water is elsewhere. Write a rule for stopping while you do not need one: which number, at what level. Then give it to someone else to keep.',
      ],
    },
  },
  SLPB: {
    zh: {
      name: '立碑人',
      line: '认准了人，就把名字刻上去。',
      text: [
        '你投的是人，投得早，投得重，也不打算走。项目换过三个名字，你还在群里，逢人就讲当年第一次见面的情形。你的钥匙自己拿着，心却早交出去了。好多事情没有你这样的人，根本撑不到第二年。',
        '碑刻得太早，名字就改不动了。你替别人辩护的时候，分得清是在讲道理，还是在护着自己当初的眼光吗？下次要再加一笔之前，先问一句：今天才认识他，我还会不会投。',
      ],
    },
    en: {
      name: 'The Stone Carver',
      line: 'Once sure of a person, you put the name in stone.',
      text: [
        'You back people: early, heavily, and with no plan to leave. The project has changed its name three times and you are still in the group, telling newcomers about the first meeting. You hold your own keys but gave your heart away long ago. Many things would not have reached a second year without someone like you.',
        'A name carved too early cannot be changed. When you defend someone, are you making a case, or protecting your own first judgement? Before you add to it, ask: if I had met them today, would I still put this in?',
      ],
    },
  },
  SFNC: {
    zh: {
      name: '校秤人',
      line: '每一笔都量过，量完就换手。',
      text: [
        '你进出快，但每一步都有尺：滑点多少，手续费多少，睡前还剩多少敞口。别人凭手感，你凭表格。你不追最高的那一截，也很少碰到最低的那一截，中间那段你拿得稳。',
        '量得太勤，会把时间也当成免费的。把去年花在小差价上的钟点加起来，除一除，看看自己的时薪。如果比楼下的便利店还低，就挑一半的交易停掉，留下来的那一半会好看得多。',
      ],
    },
    en: {
      name: 'The Scale Setter',
      line: 'Every trade is weighed, and none is kept for long.',
      text: [
        'You are quick, but every step has a measure: slippage, fees, how much is still open at bedtime. Others go by feel; you go by the sheet. You never catch the top of a move and rarely the bottom. The middle is yours.',
        'Measure too often and you begin to treat your time as free. Add up last year’s hours on small spreads and work out what you earned in one. If the corner shop pays more, drop half your trades. The other half will look much better.',
      ],
    },
  },
  SFPC: {
    zh: {
      name: '摆渡人',
      line: '听得见风声，也知道哪里水浅。',
      text: [
        '你消息灵，动作快，带的东西不多。谁在看房、谁在裁人、谁忽然不回消息，你比公告早两天知道。你把自己和几个朋友从这一岸送到那一岸，船上从不超载，钥匙一直在腰间。',
        '消息多的人容易忘了哪些是听来的。你转过的十条里，有几条后来自己核过？给每条消息记一个出处和一个日子，一个月后回头看一遍。渡得久的船家，都知道哪一种风声是假的。',
      ],
    },
    en: {
      name: 'The Ferryman',
      line: 'You hear the wind early and know where the water is shallow.',
      text: [
        'You are well informed, quick, and travel light. You know who is looking for an office, who is laying people off and who has stopped replying, two days before the notice. You take yourself and a few friends across, never overload the boat, and keep the key on your belt.',
        'People who hear a lot forget what is only hearsay. Of the last ten things you passed on, how many did you check? Note a source and a date for each, and look back in a month. Old ferrymen know which winds are false.',
      ],
    },
  },
  SFNB: {
    zh: {
      name: '走索人',
      line: '算得很细，走得很险。',
      text: [
        '新合约上线那天，你在读代码，读完第一个进去。你知道清算价在哪里，也知道离它还有几步。别人看见的是胆子，你看见的是张力表上的数。钥匙当然在自己手里，这种路没法请人代走。',
        '算得清的那部分，你几乎不出错；出事的都是表上没有的那一行：预言机慢了，网关停了，自己那天发烧。索可以走，底下要有网。先把输得起的数写在纸上，再去读代码。',
      ],
    },
    en: {
      name: 'The Rope Walker',
      line: 'Fine sums, thin rope.',
      text: [
        'On the day a contract goes live you are reading its code, and then you are first in. You know where you would be liquidated and how many steps away that is. Others see nerve; you see the number on the tension gauge. The keys are yours, of course. Nobody can walk this for you.',
        'You seldom get the sums wrong. It is the line missing from the sheet that costs you: a slow oracle, a bridge that stops, the day you have a fever. Walk the rope, but over a net. Write down what you can lose first. Then read the code.',
      ],
    },
  },
  SFPB: {
    zh: {
      name: '点火人',
      line: '第一个到，第一个喊，第一个走。',
      text: [
        '你喜欢事情刚开始的样子：群里十几个人，名字还没定，谁都敢改。你投钱、拉人、通宵，三周之后一团火烧起来，你已经在看下一处了。很多人是因为你才进的门，有些人到现在还留着你当时的截图。',
        '火起来之后有人要守。跟着你进来的人，未必有你走得快，也未必知道你已经走了。下次走之前说一声，说清楚你为什么来、为什么走。这句话不值钱，可是很少有人舍得说。',
      ],
    },
    en: {
      name: 'The Fire Starter',
      line: 'First to arrive, first to shout, first to leave.',
      text: [
        'You like things when they have just begun: a dozen people, no name yet, everyone willing to change everything. You put in money, bring people and stay up all night. Three weeks later there is a blaze, and you are looking elsewhere. Many came in because of you; some still have the screenshot.',
        'A fire needs someone to mind it. Those who followed you are not as quick, and may not know you have gone. Next time, say so: why you came and why you are leaving. It costs nothing, and hardly anybody does it.',
      ],
    },
  },
} as const;
