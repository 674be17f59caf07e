/** A place that texts name: longitude, latitude, and its names, the Chinese one first. */
export interface City {
  at: readonly [longitude: number, latitude: number];
  han: string;
  latin: string;
  /** Further spellings, mostly traditional ones. */
  others: readonly string[];
}

/** `name|latin|longitude|latitude|other spellings …` */
const ROWS = `
北京|Beijing|116.4|39.9
上海|Shanghai|121.5|31.2
深圳|Shenzhen|114.1|22.5
广州|Guangzhou|113.3|23.1|廣州
杭州|Hangzhou|120.2|30.3
成都|Chengdu|104.1|30.7
义乌|Yiwu|120.1|29.3|義烏
宁波|Ningbo|121.5|29.9|寧波
南京|Nanjing|118.8|32.1
苏州|Suzhou|120.6|31.3|蘇州
武汉|Wuhan|114.3|30.6|武漢
重庆|Chongqing|106.6|29.6|重慶
西安|Xi’an|108.9|34.3|Xi'an
厦门|Xiamen|118.1|24.5|廈門
青岛|Qingdao|120.4|36.1|青島
东莞|Dongguan|113.8|23.0|東莞
珠海|Zhuhai|113.6|22.3
香港|Hong Kong|114.2|22.3
澳门|Macau|113.5|22.2|澳門|Macao
台北|Taipei|121.6|25.0|臺北
高雄|Kaohsiung|120.3|22.6
新加坡|Singapore|103.8|1.3
东京|Tokyo|139.7|35.7|東京
大阪|Osaka|135.5|34.7
首尔|Seoul|127.0|37.6|首爾
釜山|Busan|129.1|35.2
曼谷|Bangkok|100.5|13.8
清迈|Chiang Mai|99.0|18.8|清邁
河内|Hanoi|105.8|21.0|河內
胡志明市|Ho Chi Minh City|106.7|10.8
雅加达|Jakarta|106.8|-6.2|雅加達
巴厘岛|Bali|115.2|-8.4|峇里島
吉隆坡|Kuala Lumpur|101.7|3.1
马尼拉|Manila|121.0|14.6|馬尼拉
孟买|Mumbai|72.9|19.1|孟買
德里|Delhi|77.2|28.6|New Delhi
班加罗尔|Bangalore|77.6|13.0|Bengaluru|班加羅爾
迪拜|Dubai|55.3|25.2|杜拜
阿布扎比|Abu Dhabi|54.4|24.5|阿布達比
利雅得|Riyadh|46.7|24.7
多哈|Doha|51.5|25.3
特拉维夫|Tel Aviv|34.8|32.1|特拉維夫
伊斯坦布尔|Istanbul|29.0|41.0|伊斯坦堡
莫斯科|Moscow|37.6|55.8
阿拉木图|Almaty|76.9|43.2|阿拉木圖
伦敦|London|-0.1|51.5|倫敦
巴黎|Paris|2.4|48.9
柏林|Berlin|13.4|52.5
法兰克福|Frankfurt|8.7|50.1|法蘭克福
慕尼黑|Munich|11.6|48.1
苏黎世|Zurich|8.5|47.4|蘇黎世|Zürich
楚格|Zug|8.5|47.2
日内瓦|Geneva|6.1|46.2|日內瓦
布鲁塞尔|Brussels|4.4|50.8|布魯塞爾
阿姆斯特丹|Amsterdam|4.9|52.4
里斯本|Lisbon|-9.1|38.7
马德里|Madrid|-3.7|40.4|馬德里
巴塞罗那|Barcelona|2.2|41.4|巴塞隆納
米兰|Milan|9.2|45.5|米蘭
罗马|Rome|12.5|41.9|羅馬
维也纳|Vienna|16.4|48.2|維也納
布拉格|Prague|14.4|50.1
华沙|Warsaw|21.0|52.2|華沙
布加勒斯特|Bucharest|26.1|44.4
塔林|Tallinn|24.8|59.4
都柏林|Dublin|-6.3|53.3
基辅|Kyiv|30.5|50.5|基輔|Kiev
斯德哥尔摩|Stockholm|18.1|59.3|斯德哥爾摩
哥本哈根|Copenhagen|12.6|55.7
纽约|New York|-74.0|40.7|紐約
华盛顿|Washington|-77.0|38.9|華盛頓
波士顿|Boston|-71.1|42.4|波士頓
芝加哥|Chicago|-87.6|41.9
迈阿密|Miami|-80.2|25.8|邁阿密
奥斯汀|Austin|-97.7|30.3|奧斯汀
休斯顿|Houston|-95.4|29.8|休士頓
丹佛|Denver|-105.0|39.7
旧金山|San Francisco|-122.4|37.8|舊金山|三藩市
洛杉矶|Los Angeles|-118.2|34.1|洛杉磯
西雅图|Seattle|-122.3|47.6|西雅圖
拉斯维加斯|Las Vegas|-115.1|36.2|拉斯維加斯
多伦多|Toronto|-79.4|43.7|多倫多
温哥华|Vancouver|-123.1|49.3|溫哥華
蒙特利尔|Montreal|-73.6|45.5|蒙特利爾
墨西哥城|Mexico City|-99.1|19.4
波哥大|Bogotá|-74.1|4.7|Bogota
利马|Lima|-77.0|-12.0|利馬
圣保罗|São Paulo|-46.6|-23.6|聖保羅|Sao Paulo
布宜诺斯艾利斯|Buenos Aires|-58.4|-34.6|布宜諾斯艾利斯
圣地亚哥|Santiago|-70.7|-33.4|聖地牙哥
圣萨尔瓦多|San Salvador|-89.2|13.7|聖薩爾瓦多
拉各斯|Lagos|3.4|6.5|拉哥斯
内罗毕|Nairobi|36.8|-1.3|奈洛比
开罗|Cairo|31.2|30.0|開羅
开普敦|Cape Town|18.4|-33.9|開普敦
约翰内斯堡|Johannesburg|28.0|-26.2|約翰尼斯堡
亚的斯亚贝巴|Addis Ababa|38.7|9.0
悉尼|Sydney|151.2|-33.9|雪梨
墨尔本|Melbourne|145.0|-37.8|墨爾本
奥克兰|Auckland|174.8|-36.8|奧克蘭`;

export const CITIES: readonly City[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [han = '', latin = '', longitude, latitude, ...others] = row.split('|');
    return { at: [Number(longitude), Number(latitude)] as const, han, latin, others };
  });

/** The Latin name of a city by a Chinese one; null for any other word. */
export function englishCity(name: string): string | null {
  return CITIES.find(({ han, others }) => han === name || others.includes(name))?.latin ?? null;
}
