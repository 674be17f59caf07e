import type { DocumentSeed } from '@/backend/seed/types';

const about = {
  key: 'about',
  title: { zh: '关于我们', en: 'About' },
  body: {
    zh: `{site}是一份{crypto}关于区块链与数字资产的中文{/crypto}新闻网站。我们用写账的办法写新闻：几点几分，发生了什么，数字是多少，从哪里看到的。判断留给读者，或者署名写进专栏。

## 我们发布什么

- **快讯**：一件事，两三句话，尽量附上来源。每天从零点重新编号，编辑认为影响较大的标为“要闻”，这个标记用得很省。
- **文章与专栏**：署名写作。专栏作者对自己的观点负责，编辑部对事实核对负责。
- **专题**：把同一件事前后的快讯和文章放在一起，便于从头看起。
- **活动**：由主办方发布，{site}提供报名、票务和验票的工具。
- **数据**：每条序列都写明来源、单位和最近一次更新。标有“样本”的序列只用于演示。

## 我们怎样工作

1. 每条快讯由一人写、另一人看。赶时间的时候，先发能确认的部分，再补。
2. 数字写明口径。口径变了，会在正文里说。
3. 写错了就改，改动保留版本记录；事实错误会在文末注明更正。
4. 撤下的内容，原地址会说明它已撤下，不会悄悄换成别的。
5. 广告与合作内容会明确标出，不混在新闻里。

## 热榜从哪里来

热门文章、热门搜索和排行，由真实的阅读与搜索次数计算，越久远的次数权重越低。没有人工置顶的热榜。

## 语言

网站提供简体中文、繁体中文和英文三种语言。简繁由程序转换，有人工校订的版本时以校订版为准；英文由编辑写作，没有英文版的文章会保留中文原文并加以说明。

## 开源

运行本站的软件是开源的，任何人都可以取用、修改和另行架设。源代码的许可与网站内容的版权是两回事，后者请看[版权声明](/copyright)。

联系编辑部：{email}。`,
    en: `{site} is a {crypto}Chinese-language {/crypto}news site{crypto} about blockchains and digital assets{/crypto}. We write news the way a clerk keeps a ledger: the time, the event, the figure, and where we saw it. Judgement is left to the reader, or signed and printed as a column.

## What we publish

- **News items.** One event in two or three sentences, with a source where there is one. Numbering starts again each midnight. Items the desk thinks matter more widely are marked KEY, and we use the mark sparingly.
- **Articles and columns.** Signed work. Columnists answer for their opinions; the desk answers for the checking of facts.
- **Topics.** News items and articles on one story, gathered so that it can be read from the beginning.
- **Events.** Posted by their organisers. {site} supplies the registration, ticketing and door-check tools.
- **Data.** Each series states its source, its unit and when it was last updated. A series marked “sample” is there for demonstration only.

## How we work

1. Each news item is written by one person and read by another. When time is short, we publish what is confirmed and add the rest later.
2. Figures come with their method. If the method changes, the text says so.
3. Mistakes are corrected. Revisions are kept, and a correction of fact is noted at the foot of the piece.
4. When something is withdrawn, its address says that it has been withdrawn. Nothing else is quietly put in its place.
5. Advertising and partner material is labelled, and kept apart from the news.

## Where the rankings come from

Most-read lists, popular searches and rankings are computed from actual reads and searches, with older ones counting for less. Nobody pins an item to the top of them.

## Languages

The site is available in simplified Chinese, traditional Chinese and English. Software converts between the two Chinese scripts; where a text has been corrected by hand, the corrected version is shown. English is written by editors. A piece with no English version stays in Chinese, and the page says so.

## Open source

The software behind this site is open source: anyone may use it, change it and run another copy. The licence of the code and the copyright of what is published here are separate matters; for the latter, see the [copyright notice](/copyright).

Write to the desk at {email}.`,
  },
} satisfies DocumentSeed;

const copyright = {
  key: 'copyright',
  title: { zh: '版权声明', en: 'Copyright' },
  body: {
    zh: `## 内容归谁

{site}编辑部撰写的快讯、文章、图表和译文，版权归{site}所有。专栏文章的版权归作者本人，作者授权{site}发表、翻译、转换简繁和存档。活动介绍、海报由主办方提供，版权归主办方。

## 可以怎样使用

下列用法不必事先征得同意：

- 引用标题、摘要或不超过两百字的段落，注明“来源：{site}”并附上原文链接；
- 引用图表中的数字，注明{site}与图表所写的原始来源；
- 通过本站提供的订阅源个人阅读；
- 在课堂和非营利的研究中复制单篇文章，保留署名与链接。

## 需要事先同意的用法

- 全文转载，不论是否商用；
- 改写、翻译后发表；
- 批量抓取并再次发布，或做成数据集出售；
- 在广告、募资材料或产品宣传中使用本站文字、图表或标志。

请写信至{email}，说明篇目、用途和发布位置。编辑部收到后会转给有关作者。

## 转载时请保留

1. 作者姓名与“{site}”字样；
2. 可以点开的原文链接；
3. 完整的更正说明（如果有）；
4. 原标题。若必须改题，请在文首写明原题。

## 如果本站用了你的作品

如果你认为本站内容侵犯了你的权利，请写信至{email}，并提供：你的姓名与联系方式、涉及内容的网址、你享有权利的依据，以及你希望的处理方式。我们会先核实，情况属实即行撤下或更正，并将结果告知你和相关作者。

## 软件

网站软件按其源代码仓库中的许可证提供。该许可证不及于本站发布的文字、图表和标志。`,
    en: `## Who owns what

News items, articles, charts and translations produced by the desk are the copyright of {site}. Columns remain the copyright of their authors, who license {site} to publish, translate, convert between Chinese scripts and archive them. Event descriptions and posters are supplied by organisers and remain theirs.

## What you may do without asking

- Quote a headline, a summary or a passage of up to 120 words, crediting {site} and linking to the original;
- Use figures from our charts, crediting {site} and the original source named on the chart;
- Read our feeds for personal use;
- Copy a single article for teaching or non-profit research, with the byline and the link left in place.

## What needs permission

- Republishing a piece in full, commercially or not;
- Publishing an adaptation or translation;
- Collecting content in bulk to republish it or sell it as a data set;
- Using our text, charts or mark in advertising, fund-raising material or product promotion.

Write to {email} with the title, the purpose and the place of publication. We will pass the request to the author concerned.

## When you republish, keep

1. the author’s name and the name {site};
2. a working link to the original;
3. the whole of any correction;
4. the original headline. If it has to change, give the original at the top.

## If we have used your work

If you believe something here infringes your rights, write to {email} with your name and contact details, the address of the material, the basis of your claim and what you would like done. We will check. If you are right, we will withdraw or correct the item and tell both you and the author what was done.

## Software

The software is provided under the licence in its source repository. That licence does not extend to the text, charts and mark published here.`,
  },
} satisfies DocumentSeed;

const contact = {
  key: 'contact',
  title: { zh: '联系我们', en: 'Contact' },
  body: {
    zh: `来信请寄{email}。在标题里写明事由，能省去一次转交。

| 事由 | 邮件标题请写 | 请附上 |
| --- | --- | --- |
| 新闻线索 | 线索 | 时间、地点、交易哈希或文件，以及能否具名 |
| 更正 | 更正 | 文章网址、有误的句子、正确的说法和依据 |
| 专栏投稿 | 投稿 | 作者简介、选题，已写好的文章可一并附上 |
| 活动与入驻 | 活动 | 主办方名称、时间、地点、预计人数 |
| 合作 | 合作 | 机构名称、希望的形式、联系人 |
| 版权 | 版权 | 见[版权声明](/copyright)所列各项 |
| 账号与个人数据 | 账号 | 登录所用的邮箱或手机号；请勿附上密码与验证码 |
| 安全漏洞 | 安全 | 复现步骤与影响范围，公开之前请先给我们修复的时间 |

## 几件要紧的事

- 编辑部**不会**向你索要密码、验证码{crypto}、私钥或助记词{/crypto}。凡是索要的，都不是我们。
- 我们不代客投资，{crypto}不推荐代币，{/crypto}不收费发稿，也不承诺收益。
- 线索提供者若要求匿名，我们只在编辑部内部保留身份，不写入稿件与后台备注。

也可以使用页面上的“意见反馈”，内容会进入编辑部的收件箱；若希望得到答复，请留下联系方式。`,
    en: `Write to {email}. A plain subject line saves a round of forwarding.

| About | Subject | Please include |
| --- | --- | --- |
| A news tip | Tip | Time, place, transaction hash or document, and whether we may name you |
| A correction | Correction | The address of the piece, the sentence, the right version and how you know |
| A column | Submission | A short note on yourself, the subject, and the piece if it is written |
| Events and organisers | Event | Organiser, date, place, expected attendance |
| Partnership | Partnership | Your organisation, what you have in mind, a contact |
| Copyright | Copyright | The items listed in the [copyright notice](/copyright) |
| Account or personal data | Account | The email or phone number you log in with; never a password or a code |
| A security flaw | Security | Steps to reproduce and what is affected; please give us time to fix it first |

## Worth knowing

- We will **never** ask for your password or a verification code{crypto}, a private key or a seed phrase{/crypto}. Anyone who does is not us.
- We do not invest for clients, {crypto}recommend tokens, {/crypto}take money to publish, or promise returns.
- If a source asks to stay anonymous, the name is kept within the desk. It goes into neither the copy nor the notes in our system.

You can also use the feedback form on the site, which goes to the desk’s inbox. Leave an address if you would like a reply.`,
  },
} satisfies DocumentSeed;

const terms = {
  key: 'terms',
  title: { zh: '服务协议', en: 'Terms of service' },
  body: {
    zh: `本协议是你与{site}运营者之间关于使用本站的约定。只是浏览，不必注册；注册账号、投稿、评论反馈或购票，即表示同意下列条款。

## 一、账号

1. 你可以用邮箱、手机号，或本站已开通的第三方账号注册。请提供你本人控制的联系方式。
2. 密码为8至64个字符，过于常见的会被拒绝。本站只保存密码的单向散列值，不保存密码本身，也无法替你找回，只能重新设置。
3. 验证码10分钟内有效，只能用一次，请勿转告他人。
4. 账号由你本人使用。发现被盗用时，请尽快退出登录、修改密码并告知我们。
5. 你可以随时导出或注销账号。注销后，账号资料会被删除；已经发表的文章、已成交的订单等依法或依约需要保留的记录除外。

## 二、内容与投稿

1. 你发表的内容归你所有。你授权本站在站内展示、存档、翻译和转换简繁，并在撤回之前持续有效。
2. 你保证内容由你创作或已获授权，不含他人隐私，不含故意编造的事实。
3. 投稿须经审核，通常需要40至50分钟；夜间和节假日可能更久。未通过的稿件会写明原因，修改后可以再次提交。
4. 修改已发表的文章会产生新的版本，新版通过之前，原文继续显示。
5. 你可以要求撤回自己的文章。撤回后，原地址会说明内容已撤下。

## 三、不可以做的事

- 发布诈骗、传销、恶意代码、仿冒网站{crypto}，或诱导他人交出私钥与助记词{/crypto}；
- 冒充他人或机构，操纵点赞、关注、热搜与排行；
- 骚扰、威胁、公开他人隐私；
- 绕过访问限制，以明显妨碍他人使用的频率抓取，或攻击本站；
- 违反适用于你的法律。

违反者，本站可以隐藏内容、限制功能或停用账号，并说明原因。你可以写信申诉。

## 四、活动与票务

1. 活动由主办方负责举办，门票由主办方出售。本站提供报名、出票与验票工具。
2. 提交订单后，名额保留15分钟，逾期未付款的订单自动取消。
3. 退款规则以活动页面所写为准。主办方取消活动的，应当退还已付票款。
4. 支付方式由主办方选定。采用转账方式的，以主办方确认到账为准。
5. 门票二维码等同于凭证，请勿公开。除票面另有说明，一张门票只能核验入场一次。

## 五、不是投资建议

本站内容是新闻与评论，不构成投资、法律或税务建议。详见[免责声明](/mianzeshengming)。

## 六、服务的变动与中断

我们会尽力让本站可用，但不保证永不中断、没有差错。计划中的维护会提前公告。功能停用如影响到你保存的数据，我们会预留合理的时间供你导出。

## 七、责任

在法律允许的范围内，因依赖本站内容作出的交易、因第三方服务或不可抗力造成的损失，本站不承担责任。本条不排除依法不得排除的责任，也不减少消费者依法享有的权利。

## 八、协议的修改

修改后的协议会在本页公布，并写明日期；重大修改另发公告。修改后继续使用账号，视为接受；不接受的，可以导出数据并注销账号。

## 九、适用法律与联系

本协议适用运营者所在地的法律。发生争议，请先写信至{email}，我们会认真答复；协商不成的，由有管辖权的法院处理。`,
    en: `These terms are the agreement between you and the operator of {site}. You need no account to read. By registering, submitting work, sending feedback or buying a ticket, you accept what follows.

## 1. Your account

1. You may sign up with an email address, a phone number, or a third-party account where the site offers one. Use contact details that you control.
2. Passwords are 8 to 64 characters long; very common ones are refused. We keep only a one-way hash, so we cannot tell you your password. We can only let you set a new one.
3. Verification codes last ten minutes and work once. Do not pass them on.
4. The account is for you alone. If you think someone else is using it, log out, change the password and tell us.
5. You may export or delete your account at any time. Deletion removes your account data, apart from records that must be kept by law or under an agreement, such as published articles and completed orders.

## 2. Content and submissions

1. What you publish remains yours. You license us to show it on the site, archive it, translate it and convert it between Chinese scripts until you withdraw it.
2. You confirm that the work is yours or that you have permission to use it, that it exposes nobody’s private life, and that it contains no invented facts presented as true.
3. Submissions are reviewed, usually within 40 to 50 minutes; nights and holidays can take longer. A piece that is not approved comes back with a reason, and can be revised and submitted again.
4. Editing a published article creates a new revision. The published version stays up until the new one is approved.
5. You may ask us to withdraw your article. Its address will then say that it has been withdrawn.

## 3. What is not allowed

- Fraud, pyramid schemes, malicious code, imitation sites{crypto}, or persuading anyone to give up a private key or seed phrase{/crypto};
- Impersonating a person or organisation, or manipulating likes, follows, popular searches or rankings;
- Harassment, threats, or publishing someone’s private information;
- Circumventing access limits, crawling at a rate that plainly hinders others, or attacking the site;
- Breaking the law that applies to you.

We may hide content, limit features or suspend an account for any of these, and will say why. You may appeal by email.

## 4. Events and tickets

1. Events are run, and tickets sold, by their organisers. We supply the tools for registration, ticketing and entry.
2. An order holds its places for 15 minutes. Unpaid orders are then cancelled automatically.
3. Refunds follow the rule on the event page. If the organiser cancels the event, what you paid must be returned.
4. The organiser chooses how payment is made. For bank transfers, payment counts when the organiser confirms it.
5. A ticket’s QR code is the ticket: do not post it. Each ticket admits one person once, unless it says otherwise.

## 5. Not investment advice

What we publish is news and comment. It is not investment, legal or tax advice. See the [disclaimer](/en/mianzeshengming).

## 6. Changes and interruptions

We try to keep the site available, but do not promise that it will never stop or err. Planned maintenance is announced. If closing a feature would affect data you have stored, we will allow reasonable time to export it.

## 7. Liability

To the extent the law allows, we are not liable for trades made in reliance on our content, or for losses caused by third-party services or events beyond our control. Nothing here excludes liability that cannot lawfully be excluded, or reduces your rights as a consumer.

## 8. Changes to these terms

Changes are published on this page with their date; significant ones are announced separately. Continuing to use your account means you accept them. If you do not, you may export your data and delete the account.

## 9. Law and contact

These terms are governed by the law of the place where the operator is established. If there is a dispute, write to {email} first and we will answer properly. Failing agreement, it goes to the courts with jurisdiction.`,
  },
} satisfies DocumentSeed;

const disclaimer = {
  key: 'disclaimer',
  title: { zh: '免责声明与隐私政策', en: 'Disclaimer and privacy policy' },
  body: {
    zh: `## 免责声明

### 不构成建议

本站的快讯、文章、数据和活动信息仅供参考，不构成投资、法律、会计或税务建议，也不是买卖任何资产的邀约。{crypto}数字资产价格波动大，可能损失全部本金。{/crypto}作出决定之前，请自行核实，必要时请教专业人士。

### 准确与及时

我们核对事实、注明来源，仍可能出错或滞后。行情与数据来自不同来源，可能延迟、中断或事后修订；标明“样本”的数据只用于演示，不反映真实市场。

### 作者的立场

专栏与署名文章代表作者个人观点。作者若持有文中提到的资产，应当在文中说明。

### 外部链接与第三方

站内链接可能通向其他网站{crypto}、合约{/crypto}或应用。我们不控制它们，列出工具或合作方也不等于推荐。{crypto}连接钱包、签名、转账之前，请自行核对域名与合约地址。{/crypto}

### 活动

活动信息由主办方提供并负责。时间、地点或嘉宾如有变动，以主办方最后发布的为准。

{crypto}### 地区限制

有些地区限制或禁止某些数字资产服务。你有责任了解并遵守所在地的法律。

{/crypto}## 隐私政策

这一部分说明本站收集什么、为什么收集、保留在哪里，以及你能怎么处理。本站不出售个人数据。

### 你只是阅读时

- **页面浏览**：打开页面时，本站记录时间、页面路径与标题、上一页路径和一个随机编号，登录后还有账号编号，用来统计阅读量、来源、新增关注与热榜；文章读到几成只记总数，不记是谁。作者、主办方与编辑看到的只是按天汇总的次数。随机编号由浏览器生成，存放在本地存储里，不含姓名、手机号或设备指纹；清除网站数据，编号随之消失。
- **保存多久**：单条浏览记录保存90天，之后只留每天的次数。为了让同一位读者一天只计一次，随机编号与网络地址的散列保存两天。
- **不跟踪信号**：浏览器若发出“请勿跟踪”（DNT）或“全球隐私控制”（GPC）信号，本站不发送上述浏览记录。页面照常可用。
- **服务器日志**：与大多数网站一样，服务器会短期记录请求时间、路径、状态与网络地址，用于排查故障和防止滥用。
- **离线副本**：把本站装成应用后，最近读过的二十篇和你的收藏留在这台设备上，供没有网络时阅读；不上传，退出登录时收藏的副本即删除。
- **没有第三方请求**：页面上的字体、脚本、图片均由本站提供，不加载第三方统计、广告或社交插件。

### 你注册账号后

- 邮箱或手机号、昵称、头像，以及你自行填写的资料；
- 密码的单向散列值（Argon2id），不保存密码本身；
- 你的收藏、点赞、关注、投票、推荐的工具、搜索历史、草稿与已发表的文章；
- 报名与购票时填写的内容、订单与验票记录。

搜索历史可以逐条或全部删除。报名资料会提供给该活动的主办方，供其联系与验票。

### Cookie与本地存储

| 名目 | 用途 | 说明 |
| --- | --- | --- |
| 会话Cookie | 保持登录 | HttpOnly，内容加密，页面脚本读不到；退出登录时在服务器端作废 |
| 语言Cookie | 记住你选的语言 | 只存语言代号 |
| 显示偏好 | 记住涨跌颜色、主题等选择 | 只存你的选择 |
| 登录提示Cookie | 打开登录窗口 | 时效很短，只在未登录而访问个人页面时使用 |
| 本地存储与会话存储 | 随机浏览编号、未提交的表单文字、测验的进度、活动页上你加入的场次 | 只存在你的浏览器里 |

以上均由本站设置，没有广告Cookie。

### 何时会涉及其他服务

- 你选择用第三方账号登录时，浏览器会前往该服务，本站只取回登录所需的资料；
- 你用邮件或短信接收验证码时，本站经由邮件或短信服务商发送；
- 你以在线支付方式购票时，会前往支付服务商的页面，本站不经手银行卡号；
- 你打开通知时，浏览器厂商的推送服务给出一个地址，本站只为送达通知保存它；关掉通知，地址即被删除。

不使用这些功能，就不会有这些往来。

### 保留多久

账号数据保留到你注销为止。订单记录按法律要求的期限保留。验证码10分钟后失效，且只以散列形式保存。浏览记录汇总成次数后用于排行；你可以随数据一并下载自己的浏览记录，注销账号时，记录里的账号编号即被删除。

### 你可以做的事

1. 在“我的账号”页面查看和修改资料；
2. 导出账号数据，得到一份可读的文件；
3. 注销账号，删除账号数据；
4. 清除浏览器里的网站数据，或打开DNT、GPC；
5. 写信至{email}，查询、更正或反对某项处理。

### 儿童

本站不面向14岁以下的儿童，也不会有意收集其资料。

### 变更

本政策如有修改，会在本页公布；收集范围扩大时，另发公告。`,
    en: `## Disclaimer

### Not advice

News items, articles, data and event listings are for information. They are not investment, legal, accounting or tax advice, nor an offer to buy or sell anything.{crypto} Digital assets are volatile and you may lose all you put in.{/crypto} Check for yourself before deciding, and take professional advice where you need it.

### Accuracy and timeliness

We check facts and name sources, and can still be wrong or late. Prices and data come from several places; they may be delayed, interrupted or later revised. Data marked “sample” is for demonstration and does not describe any real market.

### Authors’ views

Columns and signed articles are their authors’ own views. An author who holds an asset discussed in a piece should say so in it.

### Links and third parties

Links may lead to other sites{crypto}, contracts{/crypto} or applications. We do not control them, and listing a tool or a partner is not a recommendation.{crypto} Check the domain and the contract address yourself before you connect a wallet, sign or send.{/crypto}

### Events

Event details are supplied by organisers, who answer for them. If the time, place or speakers change, the organiser’s latest notice stands.

{crypto}### Where you are

Some places restrict or prohibit certain digital-asset services. It is up to you to know and follow the law where you are.

{/crypto}## Privacy policy

This part says what the site collects, why, where it is kept and what you can do about it. We do not sell personal data.

### If you only read

- **Page views.** When a page opens, we record the time, its path and title, the path of the page before it, a random id and, once you have logged in, the number of your account, in order to count reads, where they came from and the follows they brought, and to compute rankings. How far down an article was read is kept as a sum, without who read it. Authors, organisers and editors see daily sums only. The random id is generated by your browser and kept in local storage. It contains no name, phone number or device fingerprint; clear the site’s data and it is gone.
- **How long.** Single page views are kept for 90 days, after that only the number of each day. So that a reader counts once a day, hashes of the random id and the network address are kept for two days.
- **Signals.** If your browser sends Do Not Track or Global Privacy Control, these records are not sent. Everything still works.
- **Server logs.** Like most sites, we briefly keep the time, path, status and network address of requests, to trace faults and prevent abuse.
- **Copies for reading offline.** Once you install the site as an app, the last twenty items you read and your saved items are kept on the device. They are not sent anywhere, and copies of saved items are deleted when you log out.
- **No third-party requests.** Fonts, scripts and pictures on our pages are served by this site. There are no third-party analytics, advertisements or social widgets.

### If you have an account

- Your email address or phone number, nickname, avatar and whatever else you choose to enter;
- A one-way hash (Argon2id) of your password, never the password itself;
- Your saved items, likes, follows, votes, tools you proposed, search history, drafts and published articles;
- What you enter when registering for events, and your orders and check-in records.

Search history can be deleted item by item or all at once. Registration details are given to the organiser of that event so that they can contact and admit you.

### Cookies and local storage

| Item | Purpose | Notes |
| --- | --- | --- |
| Session cookie | Keeps you logged in | HttpOnly and encrypted, so scripts on the page cannot read it; revoked on the server when you log out |
| Language cookie | Remembers your language | Holds a language code and nothing else |
| Display preferences | Remember choices such as theme and the colours for rises and falls | Hold your choice and nothing else |
| Login prompt cookie | Opens the login window | Very short-lived; used only when a logged-out reader opens a personal page |
| Local and session storage | The random page-view id, form text not yet sent, your progress in the quiz, sessions you added on event pages | Stay in your browser |

All of these are set by this site. There are no advertising cookies.

### When other services are involved

- If you log in with a third-party account, your browser goes to that service and we receive only what logging in requires;
- If you receive a code by email or text message, it is sent through a mail or message provider;
- If you pay online for a ticket, you go to the payment provider’s page. Card numbers do not pass through us;
- If you turn on notifications, your browser’s own push service gives us an address. We keep it to deliver them and delete it when you turn them off.

If you use none of these, none of this happens.

### How long we keep it

Account data is kept until you delete the account. Order records are kept for as long as the law requires. Verification codes expire after ten minutes and are stored only as hashes. Page views are reduced to counts for the rankings; your own come with the download of your data, and the number of your account is taken out of them when you delete it.

### What you can do

1. See and change your details under “My account”;
2. Export your account data as a readable file;
3. Delete the account and its data;
4. Clear the site’s data in your browser, or switch on Do Not Track or GPC;
5. Write to {email} to ask about, correct or object to a use of your data.

### Children

The site is not meant for children under 14, and we do not knowingly collect their data.

### Changes

Changes to this policy are published on this page. If we are to collect more than before, a separate notice will say so.`,
  },
} satisfies DocumentSeed;

const submissions = {
  key: 'submissions',
  title: { zh: '关于专栏投稿的公告', en: 'About submitting a column' },
  body: {
    zh: `专栏目前向受邀作者开放，经专属通道投稿。如果你在提交时看到这则公告，说明你的账号尚未开通这条通道——不是稿件有问题，草稿也会原样保留。

## 怎样开通

写信给投稿助手：{email}，标题写“投稿”，并附上：

1. 你在{site}登录所用的邮箱或手机号；
2. 一段百字以内的自我介绍，写明你做什么、长期关注什么；
3. 两三个选题，或者一篇已经写好的文章；
4. 与文中资产、项目的利益关系，没有也请写明。

助手会告诉你结果。开通之后，直接在“发布文章”里提交即可，不必再写信。

## 审核要多久

通常**40到50分钟**。等待期间，稿件页面会显示你排在第几位。夜间、节假日{crypto}和行情剧烈的日子{/crypto}会慢一些。

## 我们看什么

- 有没有一件具体的事、一组可以核对的数字，或一段亲身的观察；
- 事实、来源与引语能不能对得上；
- 有没有替某个{crypto}代币、{/crypto}平台或课程招揽买家；
- 是不是自己写的。引用要有出处，使用写作工具生成的段落请先自行核对，并对内容负责。

不因观点退稿。

## 退稿之后

未通过的稿件会写明原因。改好可以再交，次数不限；对原因有疑问，请联系投稿助手。修改已经发表的文章也要审核，新版通过之前，读者看到的仍是原文。`,
    en: `Columns are open to invited authors, who submit through a special channel. If you see this message when you submit, your account does not have that channel yet. Nothing is wrong with the piece, and your draft is kept as it is.

## How to be let in

Write to the submissions assistant at {email} with the subject “Submission”, and include:

1. the email address or phone number you log in with at {site};
2. up to a hundred words about yourself: what you do, and what you have followed for years;
3. two or three ideas, or one finished piece;
4. any interest you hold in the assets or projects you write about. If there is none, say so.

The assistant will reply. Once you are in, submit from “Publish an article”; there is no need to write again.

## How long review takes

Usually **40 to 50 minutes**. While you wait, the page for your piece shows its place in the queue. Nights, holidays and violent markets are slower.

## What we look for

- A particular event, a set of figures that can be checked, or something you saw yourself;
- Facts, sources and quotations that agree with one another;
- No soliciting for a {crypto}token, a {/crypto}platform or a course;
- Your own writing. Quotations need a source. If a tool drafted a passage, check it before you submit it: you answer for what it says.

We do not reject work for its opinions.

## If it is not approved

A piece that is not approved comes back with a reason. Revise it and submit again, as often as you like; if the reason puzzles you, contact the assistant. Changes to a published article are reviewed too, and readers see the earlier version until the new one is approved.`,
  },
} satisfies DocumentSeed;

export const documents: DocumentSeed[] = [about, copyright, contact, terms, disclaimer, submissions];
